import type { Article } from './article.ts';

/** Qualification in regulated laboratories. */
export const qualifyingUsedEquipment: Article = {
  urlName: 'qualifying-used-equipment',
  texts: {
    en_US: {
      title: 'Qualifying used equipment in a regulated laboratory',
      excerpt: 'What IQ, OQ and PQ ask of an instrument that had a life before.',
      altText: '',
      body: `
<p>An instrument that comes second-hand is qualified like a new one. What differs is what you have to find out about its past.</p>
<h2>Before you order: design qualification</h2>
<p>Write down what the instrument must do for your methods, and set it against what this unit can do, with the options that it has. A model name alone does not say which detector, which rotor and which software version.</p>
<h2>On arrival: installation qualification</h2>
<ul>
<li>Manufacturer, model, serial number and firmware against the listing and the delivery paper.</li>
<li>Manuals, certificates and the service record; what is missing is written down as missing.</li>
<li>The site against the maker’s requirements.</li>
</ul>
<h2>In operation: operational qualification</h2>
<p>Run the maker’s tests, or your own where they are stricter, over the range in which you will use the unit. Calibrate with standards that can be traced back. What a seller’s test report says is useful for the decision to buy; it does not replace yours.</p>
<h2>At work: performance qualification</h2>
<p>Run the method itself, with its system suitability test, over several days and operators.</p>
<h2>Computers</h2>
<p>Where software records data that decisions rest on, ask for the version, whether it is still supported, whether users and audit trail can be set up as your rules require, and have the licence transferred in writing. Wipe what the last owner left.</p>`,
    },
    de: {
      title: 'Gebrauchte Geräte im regulierten Labor qualifizieren',
      excerpt: 'Was IQ, OQ und PQ von einem Gerät verlangen, das schon ein Leben hinter sich hat.',
      altText: '',
      body: `
<p>Ein Gerät aus zweiter Hand wird qualifiziert wie ein neues. Anders ist, was Sie über seine Vergangenheit herausfinden müssen.</p>
<h2>Vor der Bestellung: Designqualifizierung</h2>
<p>Schreiben Sie auf, was das Gerät für Ihre Methoden leisten muss, und stellen Sie daneben, was dieses Gerät mit seiner Ausstattung kann. Ein Modellname allein sagt nicht, welcher Detektor, welcher Rotor und welche Softwareversion dabei sind.</p>
<h2>Bei der Ankunft: Installationsqualifizierung</h2>
<ul>
<li>Hersteller, Modell, Seriennummer und Firmware gegen Angebot und Lieferschein.</li>
<li>Handbücher, Zertifikate und Servicenachweise; was fehlt, wird als fehlend vermerkt.</li>
<li>Der Standort gegen die Anforderungen des Herstellers.</li>
</ul>
<h2>Im Betrieb: Funktionsqualifizierung</h2>
<p>Führen Sie die Tests des Herstellers durch, oder Ihre eigenen, wo diese strenger sind, über den Bereich, in dem Sie das Gerät nutzen werden. Kalibrieren Sie mit rückführbaren Standards. Der Prüfbericht eines Verkäufers hilft bei der Kaufentscheidung; Ihren eigenen ersetzt er nicht.</p>
<h2>Bei der Arbeit: Leistungsqualifizierung</h2>
<p>Führen Sie die Methode selbst mit ihrem Systemeignungstest durch, über mehrere Tage und mit mehreren Personen.</p>
<h2>Rechner</h2>
<p>Wo Software Daten aufzeichnet, auf denen Entscheidungen beruhen, fragen Sie nach der Version, ob sie noch unterstützt wird und ob sich Benutzer und Audit Trail nach Ihren Regeln einrichten lassen, und lassen Sie die Lizenz schriftlich übertragen. Löschen Sie, was der Vorbesitzer hinterlassen hat.</p>`,
    },
  },
};
