import type { Article } from './article.ts';

/** What a seller does before a unit leaves the laboratory. */
export const decontamination: Article = {
  urlName: 'decontamination',
  texts: {
    en_US: {
      title: 'Decontamination before a unit travels',
      excerpt: 'What to clean, with what, and what the declaration has to say.',
      altText: '',
      body: `
<p>Whoever unpacks a used instrument must be able to touch it with bare hands. The declaration of decontamination is the seller’s word for that, and a carrier may refuse a unit without it.</p>
<h2>First find out what was in it</h2>
<p>Ask those who worked with the unit, and read its log. What was used decides what has to be done: biological agents and their risk group, toxic or persistent chemicals, radioactive tracers.</p>
<h2>Then clean from the inside out</h2>
<ul>
<li>Empty and rinse everything that held liquid: tubing, pumps, waste bottles, sample loops, water reservoirs.</li>
<li>Remove rotors, columns, filters and lamps; clean or dispose of each by its own rules. Used HEPA filters do not travel.</li>
<li>Wipe surfaces with a disinfectant that is effective against what was there and that the maker’s manual allows: acrylic and anodised aluminium suffer from alcohol and from chlorine.</li>
<li>Give it the contact time on the label, then wipe off what remains.</li>
</ul>
<h2>What the declaration says</h2>
<ul>
<li>manufacturer, model and serial number,</li>
<li>what the unit was used with,</li>
<li>how it was decontaminated, when and by whom,</li>
<li>what could not be reached, if anything,</li>
<li>name, function and signature of somebody who may sign for the laboratory.</li>
</ul>
<p>Safety cabinets, incubators from containment level 3 and units with radioactive sources need more than this: fumigation by a specialist, or a clearance by the radiation protection officer.</p>`,
    },
    de: {
      title: 'Dekontamination vor dem Versand',
      excerpt: 'Was zu reinigen ist, womit, und was in der Erklärung stehen muss.',
      altText: '',
      body: `
<p>Wer ein gebrauchtes Gerät auspackt, muss es mit bloßen Händen anfassen können. Die Dekontaminationserklärung ist das Wort des Verkäufers dafür, und ein Spediteur darf ein Gerät ohne sie ablehnen.</p>
<h2>Zuerst klären, was darin war</h2>
<p>Fragen Sie die Menschen, die damit gearbeitet haben, und lesen Sie das Gerätebuch. Was verwendet wurde, entscheidet, was zu tun ist: biologische Arbeitsstoffe und ihre Risikogruppe, giftige oder langlebige Chemikalien, radioaktive Tracer.</p>
<h2>Dann von innen nach außen reinigen</h2>
<ul>
<li>Leeren und spülen Sie alles, was Flüssigkeit geführt hat: Schläuche, Pumpen, Abfallflaschen, Probenschleifen, Wasserbehälter.</li>
<li>Bauen Sie Rotoren, Säulen, Filter und Lampen aus; reinigen oder entsorgen Sie jedes nach seinen eigenen Regeln. Gebrauchte HEPA-Filter reisen nicht mit.</li>
<li>Wischen Sie Oberflächen mit einem Desinfektionsmittel ab, das gegen das Verwendete wirkt und das die Betriebsanleitung erlaubt: Acrylglas und eloxiertes Aluminium leiden unter Alkohol und unter Chlor.</li>
<li>Halten Sie die Einwirkzeit auf dem Etikett ein, und wischen Sie Reste ab.</li>
</ul>
<h2>Was in der Erklärung steht</h2>
<ul>
<li>Hersteller, Modell und Seriennummer,</li>
<li>womit das Gerät benutzt wurde,</li>
<li>wie, wann und von wem es dekontaminiert wurde,</li>
<li>was sich nicht erreichen ließ, falls es das gibt,</li>
<li>Name, Funktion und Unterschrift von jemandem, der für das Labor zeichnen darf.</li>
</ul>
<p>Sicherheitswerkbänke, Brutschränke aus der Schutzstufe 3 und Geräte mit radioaktiven Quellen brauchen mehr: eine Begasung durch Fachleute oder eine Freigabe durch die Strahlenschutzbeauftragte.</p>`,
    },
  },
};
