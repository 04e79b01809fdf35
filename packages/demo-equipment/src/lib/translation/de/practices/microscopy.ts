import type { Phrases } from '../../translation-table.ts';

export const microscopyPhrases: Phrases = {
  'Optics check with stage micrometer at every objective':
    'Optikprüfung mit Objektmikrometer an jedem Objektiv',
  'Sharp to the {edge|outer third} of the field': 'Scharf bis {zum Rand|in das äußere Drittel} des Sehfelds',
  'Coarse and fine focus over the full travel': 'Grob- und Feintrieb über den ganzen Weg',
  'Even, no drift in {10|15|30} min': 'Gleichmäßig, keine Drift in {} min',
  'Illumination from lowest to highest': 'Beleuchtung von niedrigster bis höchster Stufe',
  'No flicker': 'Kein Flackern',
  'Nosepiece and stage movement': 'Bewegung von Objektivrevolver und Tisch',
  'Click stops firm, stage runs smoothly': 'Rasten fest, Tisch läuft leicht',
  'Optics clean without fungus; paint worn at the focus knobs.':
    'Optik sauber, ohne Pilzbefall; Lack an den Fokusknöpfen abgenutzt.',
  'Slight dust on an inner surface of one eyepiece, not visible in the image.':
    'Etwas Staub auf einer Innenfläche eines Okulars, im Bild nicht sichtbar.',
  'Stage plate with light scratches, mechanics smooth.':
    'Tischplatte mit leichten Kratzern, Mechanik leichtgängig.',
  'Small mark on the front lens of the highest objective, no effect seen in the image.':
    'Kleine Marke auf der Frontlinse des stärksten Objektivs, im Bild ohne Auswirkung.',
  'Optics cleaned and aligned, stage and focus drives regreased.':
    'Optik gereinigt und justiert, Tisch- und Fokustriebe neu gefettet.',
  'New lamp and socket, condenser centered, eyepiece tubes realigned.':
    'Neue Lampe und Fassung, Kondensor zentriert, Okulartuben justiert.',
  'Focus drive slips and one objective is delaminated; stand and tubes are good.':
    'Fokustrieb rutscht und ein Objektiv ist delaminiert; Stativ und Tuben sind gut.',
  'Lamp supply is defective; all optics present and clean.':
    'Lampennetzteil defekt; alle Optiken vorhanden und sauber.',
  'Dust cover': 'Staubschutzhülle',
  'Centering telescope': 'Einstellfernrohr',
  'Camera adapter': 'Kameraadapter',
  'Filter set': 'Filtersatz',
  'Parfocality over the whole zoom range': 'Parfokalität über den ganzen Zoombereich',
  'Stays in focus': 'Bleibt scharf',
  'Resolution target at highest zoom': 'Auflösungstest bei höchstem Zoom',
  'Lines separated in both eyepieces': 'Linien in beiden Okularen getrennt',
  'Click stops and focus drive': 'Rasten und Fokustrieb',
  'Firm, holds position': 'Fest, hält die Position',
  'Lenses clean, no fungus; base plate with traces of use.':
    'Linsen sauber, kein Pilzbefall; Grundplatte mit Gebrauchsspuren.',
  'Rubber eyecups replaced, zoom knob slightly worn.': 'Augenmuscheln ersetzt, Zoomknopf leicht abgenutzt.',
  'Column shows small scratches below the arm.': 'Säule mit kleinen Kratzern unterhalb des Arms.',
  'Optics cleaned, zoom mechanism regreased, both channels collimated.':
    'Optik gereinigt, Zoommechanik neu gefettet, beide Kanäle kollimiert.',
  'Focus drive adjusted and stage plate replaced.': 'Fokustrieb eingestellt und Tischplatte ersetzt.',
  'Image of the two channels does not coincide after a fall; light and stand work.':
    'Bilder der beiden Kanäle decken sich nach einem Sturz nicht; Licht und Stativ funktionieren.',
  'Zoom drive blocked in the middle of its range.': 'Zoomtrieb in der Mitte des Bereichs blockiert.',
  'Eyepiece cups': 'Augenmuscheln',
  'Stage plate': 'Tischplatte',
};
