import type { Article } from './article.ts';

/** What matters on the listing of a centrifuge. */
export const readingACentrifugeListing: Article = {
  urlName: 'reading-a-centrifuge-listing',
  texts: {
    en_US: {
      title: 'How to read the listing of a centrifuge',
      excerpt: 'Rotor, hours, imbalance: where the risk of a used one lies.',
      altText: '',
      body: `
<p>A centrifuge stores as much energy as a moving car, so its past matters more than that of most instruments.</p>
<h2>The rotor first</h2>
<ul>
<li>Each rotor has its own serial number and its own life, counted in runs or in years. Beyond it, it must not be used, however good it looks.</li>
<li>Ask for the rotor log. Without one, assume that the life is over for aluminium rotors of high speed.</li>
<li>Look for corrosion, above all in the bottom of the cavities; for scratches in carbon fibre; for lids that no longer seal.</li>
<li>Only rotors that the maker released for this model and firmware may be used in it.</li>
</ul>
<h2>Then the drive</h2>
<p>Hours of operation, noise when it runs down, and whether the imbalance switch trips as it should. A refrigerated model should reach 4 °C at full speed.</p>
<h2>Maximum speed is not maximum force</h2>
<p>The relative centrifugal force (RCF, in × <i>g</i>) follows from speed and radius of the rotor: RCF = 1.118 × 10⁻⁵ × <i>r</i> × <i>n</i>², with the radius in centimetres and the speed in revolutions per minute. Compare RCF with your protocol, for the rotor that comes with the unit.</p>
<h2>Paper</h2>
<p>In many countries centrifuges must be inspected by a competent person at fixed intervals. Ask for the last report; a new one is due before you take it into service if it is missing.</p>`,
    },
    de: {
      title: 'Das Angebot einer Zentrifuge richtig lesen',
      excerpt: 'Rotor, Stunden, Unwucht: wo das Risiko einer gebrauchten liegt.',
      altText: '',
      body: `
<p>Eine Zentrifuge speichert so viel Energie wie ein fahrendes Auto; darum zählt ihre Vergangenheit mehr als die der meisten Geräte.</p>
<h2>Zuerst der Rotor</h2>
<ul>
<li>Jeder Rotor hat eine eigene Seriennummer und eine eigene Lebensdauer, in Läufen oder in Jahren. Danach darf er nicht mehr benutzt werden, so gut er auch aussieht.</li>
<li>Fragen Sie nach dem Rotorbuch. Fehlt es, gehen Sie bei schnell laufenden Aluminiumrotoren davon aus, dass die Lebensdauer vorbei ist.</li>
<li>Suchen Sie nach Korrosion, vor allem am Boden der Bohrungen; nach Kratzern in Kohlefaser; nach Deckeln, die nicht mehr dichten.</li>
<li>Nur Rotoren, die der Hersteller für dieses Modell und diese Firmware freigegeben hat, dürfen darin laufen.</li>
</ul>
<h2>Dann der Antrieb</h2>
<p>Betriebsstunden, Geräusche beim Auslaufen, und ob der Unwuchtschalter auslöst, wie er soll. Ein gekühltes Modell sollte bei voller Drehzahl 4 °C erreichen.</p>
<h2>Höchste Drehzahl ist nicht höchste Beschleunigung</h2>
<p>Die relative Zentrifugalbeschleunigung (RZB, in × <i>g</i>) folgt aus Drehzahl und Radius des Rotors: RZB = 1,118 × 10⁻⁵ × <i>r</i> × <i>n</i>², mit dem Radius in Zentimetern und der Drehzahl in Umdrehungen pro Minute. Vergleichen Sie die RZB mit Ihrem Protokoll, und zwar für den Rotor, der dabei ist.</p>
<h2>Papiere</h2>
<p>In vielen Ländern müssen Zentrifugen in festen Abständen von einer befähigten Person geprüft werden. Fragen Sie nach dem letzten Bericht; fehlt er, steht eine neue Prüfung an, bevor Sie das Gerät in Betrieb nehmen.</p>`,
    },
  },
};
