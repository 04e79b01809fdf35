import type { Article } from './article.ts';

/** What a careful buyer asks before the first order. */
export const buyingUsedEquipment: Article = {
  urlName: 'buying-used-equipment',
  scene: 'guide-buying',
  footerLabel: { en_US: 'Buying used equipment', de: 'Gebraucht kaufen' },
  texts: {
    en_US: {
      title: 'A checklist for buying used equipment',
      excerpt: 'Seven questions that save a service visit.',
      altText: 'A clipboard with a checklist beside a centrifuge rotor',
      body: `
<p>A used instrument is worth its price when it does your work on the day it arrives. These questions settle most of that beforehand.</p>
<ol>
<li><strong>Does it fit the method?</strong> Compare the deciding facts, such as maximum force, volume or wavelength range, with your protocol, not with the brochure.</li>
<li><strong>Is it complete?</strong> Rotors, columns, licences and dongles are often sold apart. Read “Included” and “Missing” on the listing.</li>
<li><strong>Will the software run?</strong> Ask for the operating system and the licence key before you order.</li>
<li><strong>Are spare parts still made?</strong> Manufacturers usually keep them for seven to ten years after the last unit.</li>
<li><strong>Who qualifies it?</strong> In a regulated laboratory plan for installation and operational qualification.</li>
<li><strong>Is your site ready?</strong> Voltage, phase, exhaust, water, floor load, door width.</li>
<li><strong>What does it cost to keep?</strong> A service contract can cost a tenth of the new price each year.</li>
</ol>
<p>If one answer is missing, <a href="/contact">ask us</a> before you order. We put the question to the seller.</p>`,
    },
    de: {
      title: 'Checkliste für den Kauf gebrauchter Geräte',
      excerpt: 'Sieben Fragen, die einen Serviceeinsatz sparen.',
      altText: 'Ein Klemmbrett mit Checkliste neben einem Zentrifugenrotor',
      body: `
<p>Ein gebrauchtes Gerät ist seinen Preis wert, wenn es am Tag der Ankunft Ihre Arbeit tut. Diese Fragen klären das meiste davon vorab.</p>
<ol>
<li><strong>Passt es zur Methode?</strong> Vergleichen Sie die entscheidenden Werte, etwa die höchste Beschleunigung, das Volumen oder den Wellenlängenbereich, mit Ihrem Protokoll, nicht mit dem Prospekt.</li>
<li><strong>Ist es vollständig?</strong> Rotoren, Säulen, Lizenzen und Dongles werden oft getrennt verkauft. Lesen Sie „Enthalten“ und „Fehlt“ im Angebot.</li>
<li><strong>Läuft die Software?</strong> Fragen Sie vor der Bestellung nach Betriebssystem und Lizenzschlüssel.</li>
<li><strong>Gibt es noch Ersatzteile?</strong> Hersteller halten sie meist sieben bis zehn Jahre nach dem letzten Gerät vor.</li>
<li><strong>Wer qualifiziert es?</strong> Planen Sie in einem regulierten Labor Installations- und Funktionsqualifizierung ein.</li>
<li><strong>Ist Ihr Standort bereit?</strong> Spannung, Phasen, Abluft, Wasser, Bodenlast, Türbreite.</li>
<li><strong>Was kostet der Betrieb?</strong> Ein Wartungsvertrag kann jährlich ein Zehntel des Neupreises kosten.</li>
</ol>
<p>Fehlt eine Antwort, <a href="/de/contact">fragen Sie uns</a>, bevor Sie bestellen. Wir geben die Frage an den Verkäufer weiter.</p>`,
    },
  },
};
