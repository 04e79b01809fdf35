import type { Article } from '../../site/article.ts';

/** The way of a unit from an idle bench to its buyer. */
export const howSellingWorks: Article = {
  urlName: 'how-selling-works',
  texts: {
    en_US: {
      title: 'How selling works',
      excerpt: 'From an idle instrument to money in your account, in five steps.',
      altText: '',
      body: `
<ol>
<li><strong>Describe it.</strong> Manufacturer, model, condition, where it stands, a picture of the unit and one of its type plate. The <a href="/sell">form</a> takes five minutes.</li>
<li><strong>We look at it.</strong> We check that nothing is missing that a buyer would ask for, and come back to you within two working days, with a range of prices that comparable units are offered at.</li>
<li><strong>You accept our offer.</strong> It names the price and the grade, and nothing is published before you have told us that you accept it. You may take it back at any time until it is ordered.</li>
<li><strong>It is ordered.</strong> You decontaminate it and give us the declaration. We arrange collection, by parcel, pallet or a rigging company.</li>
<li><strong>You are paid.</strong> Five working days after the delivery.</li>
</ol>
<h2>What sells well</h2>
<p>Units whose listing answers the questions that buyers have: when it was last serviced, what it did on its last working day, which accessories and licences go with it. A sharp picture of the type plate saves three letters.</p>
<h2>What we do not take</h2>
<ul>
<li>units with residues that cannot be removed, or that were used with radioactive material and have no clearance,</li>
<li>units that belong to somebody else, such as a leasing company,</li>
<li>medical devices for use on patients whose conformity has lapsed, unless they are sold for parts.</li>
</ul>`,
    },
    de: {
      title: 'So läuft der Verkauf',
      excerpt: 'Vom stillstehenden Gerät zum Geld auf Ihrem Konto, in fünf Schritten.',
      altText: '',
      body: `
<ol>
<li><strong>Beschreiben.</strong> Hersteller, Modell, Zustand, Standort, ein Bild des Geräts und eines vom Typenschild. Das <a href="/de/sell">Formular</a> dauert fünf Minuten.</li>
<li><strong>Wir sehen es uns an.</strong> Wir prüfen, ob etwas fehlt, wonach Käufer fragen würden, und melden uns innerhalb von zwei Werktagen, mit einer Preisspanne, in der vergleichbare Geräte angeboten werden.</li>
<li><strong>Sie nehmen unser Angebot an.</strong> Es nennt Preis und Zustandsstufe, und nichts wird veröffentlicht, bevor Sie uns mitgeteilt haben, dass Sie es annehmen. Bis es bestellt ist, können Sie es jederzeit zurückziehen.</li>
<li><strong>Es wird bestellt.</strong> Sie dekontaminieren das Gerät und geben uns die Erklärung dazu. Wir kümmern uns um die Abholung, als Paket, als Palette oder durch ein Einbringungsunternehmen.</li>
<li><strong>Sie werden bezahlt.</strong> Fünf Werktage nach der Lieferung.</li>
</ol>
<h2>Was sich gut verkauft</h2>
<p>Geräte, deren Angebot die Fragen der Käufer beantwortet: wann sie zuletzt gewartet wurden, was sie am letzten Arbeitstag getan haben, welches Zubehör und welche Lizenzen dazugehören. Ein scharfes Bild vom Typenschild spart drei Briefe.</p>
<h2>Was wir nicht annehmen</h2>
<ul>
<li>Geräte mit Rückständen, die sich nicht entfernen lassen, oder die mit radioaktivem Material benutzt wurden und keine Freigabe haben,</li>
<li>Geräte, die jemand anderem gehören, etwa einer Leasinggesellschaft,</li>
<li>Medizinprodukte für die Anwendung an Patienten, deren Konformität erloschen ist, es sei denn als Ersatzteilspender.</li>
</ul>`,
    },
  },
};
