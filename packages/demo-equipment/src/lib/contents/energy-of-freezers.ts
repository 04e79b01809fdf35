import type { Article } from './article.ts';

/** What a used ultra-low freezer costs to run. */
export const energyOfFreezers: Article = {
  urlName: 'energy-of-freezers',
  texts: {
    en_US: {
      title: 'What a used ultra-low freezer really costs',
      excerpt: 'The price is paid once, the electricity every hour.',
      altText: '',
      body: `
<p>An ultra-low freezer runs all year. What it draws decides within a few years whether it was cheap.</p>
<h2>Do the sum</h2>
<p>Take the consumption in kWh a day, from the data sheet or better from a plug-in meter on this very unit. Times 365, times your price. A unit of 16 kWh a day at 0.25 € costs 1,460 € a year; one of 9 kWh costs 821 €. Over six years, 3,800 € lie between the two, and air conditioning adds to it, since all of that heat stays in the room.</p>
<h2>What makes a freezer thirsty</h2>
<ul>
<li>Ice on the inner doors and worn gaskets: look along the edge for light.</li>
<li>A clogged filter before the condenser.</li>
<li>A set point of −80 °C where −70 °C would do: many samples keep as well, and the unit draws noticeably less.</li>
<li>A hot room, or a wall that is too near.</li>
</ul>
<h2>What to ask the seller</h2>
<ul>
<li>How long the unit takes from room temperature to its set point, and how often the compressors run once it is there.</li>
<li>Which refrigerant is in it. Older ones are hard to come by when a repair needs them.</li>
<li>Whether the alarm’s battery was replaced.</li>
</ul>
<p>After transport let it stand upright for 24 hours, then run it empty for two days and watch the log before you put samples in.</p>`,
    },
    de: {
      title: 'Was ein gebrauchter Ultratiefkühlschrank wirklich kostet',
      excerpt: 'Den Preis zahlt man einmal, den Strom jede Stunde.',
      altText: '',
      body: `
<p>Ein Ultratiefkühlschrank läuft das ganze Jahr. Was er aufnimmt, entscheidet in wenigen Jahren, ob er günstig war.</p>
<h2>Rechnen Sie nach</h2>
<p>Nehmen Sie den Verbrauch in kWh am Tag, aus dem Datenblatt oder besser mit einem Messgerät an genau diesem Gerät. Mal 365, mal Ihr Strompreis. Ein Gerät mit 16 kWh am Tag kostet bei 0,25 € im Jahr 1.460 €, eines mit 9 kWh 821 €. Über sechs Jahre liegen 3.800 € dazwischen, und die Klimatisierung kommt dazu, denn all diese Wärme bleibt im Raum.</p>
<h2>Was einen Gefrierschrank durstig macht</h2>
<ul>
<li>Eis an den Innentüren und verschlissene Dichtungen: Sehen Sie am Rand entlang, ob Licht durchkommt.</li>
<li>Ein zugesetzter Filter vor dem Verflüssiger.</li>
<li>Ein Sollwert von −80 °C, wo −70 °C genügen: Viele Proben halten sich ebenso gut, und das Gerät nimmt merklich weniger auf.</li>
<li>Ein heißer Raum oder eine zu nahe Wand.</li>
</ul>
<h2>Was Sie den Verkäufer fragen</h2>
<ul>
<li>Wie lange das Gerät von Raumtemperatur bis zum Sollwert braucht, und wie oft die Kompressoren danach laufen.</li>
<li>Welches Kältemittel darin ist. Ältere sind schwer zu bekommen, wenn eine Reparatur sie braucht.</li>
<li>Ob die Batterie des Alarms ersetzt wurde.</li>
</ul>
<p>Lassen Sie es nach dem Transport 24 Stunden aufrecht stehen, dann zwei Tage leer laufen, und sehen Sie sich die Aufzeichnung an, bevor Proben hineinkommen.</p>`,
    },
  },
};
