import type { Article } from './article.ts';

/** What to measure before a heavy instrument is ordered. */
export const preparingYourSite: Article = {
  urlName: 'preparing-your-site',
  texts: {
    en_US: {
      title: 'Preparing your site for a heavy instrument',
      excerpt: 'What to measure and to ask before a date is set.',
      altText: '',
      body: `
<p>Most failed deliveries fail at a door. An hour with a tape measure saves a second trip of a rigging company.</p>
<h2>The way in</h2>
<ul>
<li>The narrowest door on the way, frame to frame with the door leaf taken off, and the lowest one.</li>
<li>Every corner: a pallet of 120 cm turns in a corridor of about 170 cm, hardly in less.</li>
<li>The lift: inner size, door, and the load on its plate, with the pallet jack and two people added.</li>
<li>Sills, ramps, and floors that must be covered.</li>
</ul>
<h2>The place</h2>
<ul>
<li><strong>Floor load.</strong> The weight of the unit over the area of its feet, not over that of the room. Ask the building’s engineers above 500 kg.</li>
<li><strong>Room to breathe.</strong> Freezers and pumps give off heat; makers state the distance to walls, and a room with three ultra-low freezers needs cooling.</li>
<li><strong>Supply.</strong> Voltage, phases and plug; water pressure and drain; gases with pressure and purity; exhaust.</li>
<li><strong>Quiet.</strong> Balances and microscopes want no vibration, no draught and no sun.</li>
</ul>
<h2>The paper</h2>
<p>Tell us the name and telephone number of somebody who will be there, the hours of your goods-in, and whether carriers must register or wear anything. We pass it on with the order.</p>`,
    },
    de: {
      title: 'Den Standort auf ein schweres Gerät vorbereiten',
      excerpt: 'Was zu messen und zu fragen ist, bevor ein Termin steht.',
      altText: '',
      body: `
<p>Die meisten Lieferungen scheitern an einer Tür. Eine Stunde mit dem Maßband spart die zweite Anfahrt eines Einbringungsunternehmens.</p>
<h2>Der Weg hinein</h2>
<ul>
<li>Die schmalste Tür auf dem Weg, von Zarge zu Zarge bei ausgehängtem Türblatt, und die niedrigste.</li>
<li>Jede Ecke: Eine Palette von 120 cm dreht in einem Flur von etwa 170 cm, in einem schmaleren kaum.</li>
<li>Der Aufzug: Innenmaße, Tür und die Last auf dem Schild, mit Hubwagen und zwei Personen dazu.</li>
<li>Schwellen, Rampen und Böden, die abgedeckt werden müssen.</li>
</ul>
<h2>Der Platz</h2>
<ul>
<li><strong>Bodenlast.</strong> Das Gewicht des Geräts auf der Fläche seiner Füße, nicht auf der des Raums. Über 500 kg fragen Sie die Haustechnik.</li>
<li><strong>Luft.</strong> Gefrierschränke und Pumpen geben Wärme ab; Hersteller nennen den Abstand zu Wänden, und ein Raum mit drei Ultratiefkühlschränken braucht Kühlung.</li>
<li><strong>Versorgung.</strong> Spannung, Phasen und Stecker; Wasserdruck und Ablauf; Gase mit Druck und Reinheit; Abluft.</li>
<li><strong>Ruhe.</strong> Waagen und Mikroskope vertragen keine Schwingungen, keinen Zug und keine Sonne.</li>
</ul>
<h2>Die Angaben</h2>
<p>Nennen Sie uns Namen und Telefonnummer von jemandem, der da sein wird, die Zeiten Ihrer Warenannahme, und ob Fahrer sich anmelden oder etwas tragen müssen. Wir geben es mit der Bestellung weiter.</p>`,
    },
  },
};
