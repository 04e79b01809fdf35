import type { Phrases } from '../../translation-table.ts';

export const separationPhrases: Phrases = {
  'Speed check with an optical tachometer at 4,000 rpm':
    'Drehzahlprüfung mit optischem Tachometer bei 4.000 U/min',
  'Read {3,985|3,992|3,998|4,003|4,011} rpm': 'Gemessen {} U/min',
  'Run at maximum speed with balanced load, {10|15|20|30} min':
    'Lauf bei Höchstdrehzahl mit gewuchteter Last, {} min',
  'No vibration, no error message': 'Keine Vibration, keine Fehlermeldung',
  'Lid lock and imbalance cut-out': 'Deckelverriegelung und Unwuchtabschaltung',
  'Both respond; lid stays locked until the rotor stops':
    'Beide reagieren; Deckel bleibt bis zum Stillstand des Rotors verriegelt',
  'Braking from maximum speed': 'Bremsen aus Höchstdrehzahl',
  'Rotor at rest after {18..55} s': 'Rotor nach {} s im Stillstand',
  'Visual check of rotor and rotor chamber': 'Sichtprüfung von Rotor und Rotorkammer',
  'No corrosion, no cracks': 'Keine Korrosion, keine Risse',
  'Light scratches on the lid, chamber clean and free of corrosion.':
    'Leichte Kratzer am Deckel, Kammer sauber und ohne Korrosion.',
  'The front panel is slightly yellowed; all keys respond.':
    'Die Frontplatte ist leicht vergilbt; alle Tasten reagieren.',
  'One rubber foot was replaced with a non-original one of the same height.':
    'Ein Gummifuß wurde durch einen nicht originalen gleicher Höhe ersetzt.',
  'Lid gasket shows normal compression marks and still seals.':
    'Deckeldichtung zeigt normale Druckspuren und dichtet weiterhin.',
  'Lid gasket replaced, hinges and lid lock adjusted, chamber cleaned, speed verified at three points.':
    'Deckeldichtung ersetzt, Scharniere und Deckelverriegelung eingestellt, Kammer gereinigt, Drehzahl an drei Punkten geprüft.',
  'Motor bearings and drive cone checked, imbalance switch adjusted, air inlets cleaned.':
    'Motorlager und Antriebskegel geprüft, Unwuchtschalter eingestellt, Lufteinlässe gereinigt.',
  'New control foil fitted and lid lock overhauled.':
    'Neue Bedienfolie angebracht und Deckelverriegelung überholt.',
  'Stops with an imbalance error at every start; drive, lid and housing are complete.':
    'Bricht bei jedem Start mit Unwuchtfehler ab; Antrieb, Deckel und Gehäuse vollständig.',
  'The lid lock no longer releases and the display flickers. Rotor is in good order.':
    'Die Deckelverriegelung löst nicht mehr und die Anzeige flackert. Rotor ist in Ordnung.',
  'Rotor key': 'Rotorschlüssel',
  'Adapters for small tubes': 'Adapter für kleine Röhrchen',
  'Speed check at 10,000 rpm': 'Drehzahlprüfung bei 10.000 U/min',
  'Read {9,960|9,985|10,004|10,020} rpm': 'Gemessen {} U/min',
  'Temperature hold at 4 °C, one hour at speed': 'Temperaturhaltung bei 4 °C, eine Stunde bei Drehzahl',
  'Stable within ±{0.5..1.5} °C': 'Stabil innerhalb ±{} °C',
  'Acceleration and braking with balanced load': 'Beschleunigen und Bremsen mit gewuchteter Last',
  'Normal, no vibration reported': 'Normal, keine Vibration festgestellt',
  'Chamber and drive spindle inspection': 'Prüfung von Kammer und Antriebsspindel',
  'No pitting, spindle runs true': 'Kein Lochfraß, Spindel läuft rund',
  'Scuff marks on the side panels from moving; top deck clean.':
    'Schrammen an den Seitenblechen vom Umzug; Oberseite sauber.',
  'Casters and leveling feet in good order, small dent in the lower front panel.':
    'Rollen und Stellfüße in Ordnung, kleine Delle im unteren Frontblech.',
  'Rotor chamber has light surface marks, none through the coating.':
    'Rotorkammer mit leichten Oberflächenspuren, keine durch die Beschichtung.',
  'Vacuum and chamber seals replaced, drive inspected and refrigeration checked for leaks.':
    'Vakuum- und Kammerdichtungen ersetzt, Antrieb geprüft und Kälteanlage auf Lecks geprüft.',
  'Drive hours reset by the service after overhaul; new chamber gasket and air filter.':
    'Antriebsstunden vom Service nach Überholung zurückgesetzt; neue Kammerdichtung und neuer Luftfilter.',
  'Drive bearing is noisy above 8,000 rpm and the run is aborted. Refrigeration still works.':
    'Antriebslager ist über 8.000 U/min laut und der Lauf wird abgebrochen. Kälteanlage funktioniert noch.',
  'Inverter board failed; the rest of the unit is complete.':
    'Inverterplatine ausgefallen; der Rest des Geräts ist vollständig.',
  Rotor: 'Rotor',
  'Rotor log book': 'Rotorlogbuch',
  'Bottles and caps': 'Flaschen und Deckel',
  'Run at lowest and highest setting, {5|10} min': 'Lauf bei niedrigster und höchster Einstellung, {} min',
  'Even running, no unusual noise': 'Gleichmäßiger Lauf, kein ungewöhnliches Geräusch',
  'Timer and speed setting': 'Einstellung von Timer und Drehzahl',
  'Both follow the display': 'Beide folgen der Anzeige',
  'Shaft, clamp and coupling check': 'Prüfung von Welle, Klammer und Kupplung',
  'No play, runs true': 'Kein Spiel, läuft rund',
  'Traces of use on the clamp and housing, drive runs quietly.':
    'Gebrauchsspuren an Klammer und Gehäuse, Antrieb läuft ruhig.',
  'Label on the back partly worn; all controls readable.':
    'Beschriftung hinten teilweise abgenutzt; alle Bedienelemente lesbar.',
  'Small scratches around the tool holder.': 'Kleine Kratzer um die Werkzeugaufnahme.',
  'Drive coupling and seals replaced, housing disinfected, speed checked.':
    'Antriebskupplung und Dichtungen ersetzt, Gehäuse desinfiziert, Drehzahl geprüft.',
  'New motor brushes fitted and the clamping mechanism regreased.':
    'Neue Motorbürsten eingesetzt und Klemmmechanik neu gefettet.',
  'Motor does not reach its speed under load; tools and clamps are usable.':
    'Motor erreicht unter Last seine Drehzahl nicht; Werkzeuge und Klammern brauchbar.',
  'Control board dead after a liquid spill, mechanics untouched.':
    'Steuerplatine nach Flüssigkeitsschaden tot, Mechanik unberührt.',
  'Carrying case': 'Tragekoffer',
  'Speed check at 150 rpm with {2|3|5} kg load': 'Drehzahlprüfung bei 150 U/min mit {} kg Last',
  'Read {148..152} rpm': 'Gemessen {} U/min',
  'Continuous run, {2|4|8} h': 'Dauerlauf, {} h',
  'Smooth, no drift in speed': 'Ruhig, keine Drift der Drehzahl',
  'Stop and restart from the timer': 'Stopp und Neustart über den Timer',
  'As set': 'Wie eingestellt',
  'The platform mat has stains that do not wash out.':
    'Die Plattformmatte hat Flecken, die sich nicht auswaschen lassen.',
  'Paint worn at the platform edge, bearings run quietly.':
    'Lack am Plattformrand abgenutzt, Lager laufen ruhig.',
  'A few scratches on the front foil, display readable.':
    'Einige Kratzer auf der Frontfolie, Anzeige lesbar.',
  'Drive belt and bearings replaced, platform cleaned.':
    'Antriebsriemen und Lager ersetzt, Plattform gereinigt.',
  'Eccentric drive regreased, new non-slip mat fitted.':
    'Exzenterantrieb neu gefettet, neue Antirutschmatte.',
  'Worn eccentric bearing makes the platform knock; electronics work.':
    'Verschlissenes Exzenterlager lässt die Plattform klopfen; Elektronik funktioniert.',
  'Speed cannot be regulated; motor and platform intact.':
    'Drehzahl nicht regelbar; Motor und Plattform unversehrt.',
  'Non-slip mat': 'Antirutschmatte',
  'Plate temperature at set 100 °C, surface probe':
    'Plattentemperatur bei Sollwert 100 °C, Oberflächenfühler',
  'Read {97..103} °C': 'Gemessen {} °C',
  'Stirring 1 L of water at 500 rpm, {20|30|60} min': 'Rühren von 1 L Wasser bei 500 U/min, {} min',
  'Stable vortex, magnet stays coupled': 'Stabiler Wirbel, Magnet bleibt gekoppelt',
  'Safety temperature cut-out': 'Sicherheitstemperaturabschaltung',
  'Trips as adjusted': 'Löst wie eingestellt aus',
  'Light stains on the plate, no chips at the edge.':
    'Leichte Flecken auf der Platte, keine Absplitterungen am Rand.',
  'Housing with slight discoloration from solvents; knobs turn freely.':
    'Gehäuse durch Lösungsmittel leicht verfärbt; Knöpfe drehen leicht.',
  'Normal traces of heating on the plate surface.': 'Normale Heizspuren auf der Plattenoberfläche.',
  'Plate resurfaced, knobs and feet replaced, electrical safety tested.':
    'Platte überarbeitet, Knöpfe und Füße ersetzt, elektrische Sicherheit geprüft.',
  'New mains socket and safety circuit adjustment.': 'Neue Netzbuchse, Sicherheitskreis eingestellt.',
  'Heats but does not stir; plate and housing are good.':
    'Heizt, rührt aber nicht; Platte und Gehäuse sind gut.',
  'Plate is cracked at one corner; motor and electronics work.':
    'Platte an einer Ecke gerissen; Motor und Elektronik funktionieren.',
  'Support rod': 'Stativstange',
  'Stir bars': 'Rührstäbchen',
};
