import type { Article } from '../../site/article.ts';

/** Who we are and what we hold to. */
export const about: Article = {
  urlName: 'about',
  texts: {
    en_US: {
      title: 'About Relab',
      excerpt: 'An open marketplace for used laboratory and diagnostic equipment.',
      altText: '',
      body: `
<p>Laboratories renew their instruments long before these stop working. Others could do years of good work with them, if only they could tell what they are buying. Relab exists for that.</p>
<h2>What we hold to</h2>
<ul>
<li><strong>A listing says what is known.</strong> Condition by a defined grade, what was tested and how, what is included, what is missing. What nobody has checked is called unchecked.</li>
<li><strong>Prices are on the page.</strong> The checkout shows the cost of delivery and the tax for your address before you order. Where a seller wants to be asked, the listing says so.</li>
<li><strong>Money waits.</strong> The seller is paid five working days after the delivery, not when you have ordered.</li>
<li><strong>No unit travels dirty.</strong> A declaration of decontamination belongs to every shipment.</li>
</ul>
<h2>Open in the other sense, too</h2>
<p>The software under this marketplace is open. Whoever wants to run one of their own, or to use parts of it, may.</p>
<h2>Reach us</h2>
<p>Write to us by the <a href="/contact">contact form</a>; on working days we answer within one.</p>`,
    },
    de: {
      title: 'Über Relab',
      excerpt: 'Ein offener Marktplatz für gebrauchte Labor- und Diagnostikgeräte.',
      altText: '',
      body: `
<p>Labore erneuern ihre Geräte lange, bevor diese den Dienst versagen. Andere könnten noch Jahre gut damit arbeiten, wenn sie nur wüssten, was sie kaufen. Dafür gibt es Relab.</p>
<h2>Woran wir uns halten</h2>
<ul>
<li><strong>Ein Angebot sagt, was bekannt ist.</strong> Den Zustand nach einer definierten Stufe, was wie geprüft wurde, was dabei ist und was fehlt. Was niemand geprüft hat, heißt ungeprüft.</li>
<li><strong>Preise stehen auf der Seite.</strong> Lieferkosten und Steuer für Ihre Adresse zeigt die Kasse, bevor Sie bestellen. Wo ein Verkäufer gefragt werden möchte, steht das im Angebot.</li>
<li><strong>Das Geld wartet.</strong> Der Verkäufer wird fünf Werktage nach der Lieferung bezahlt, nicht wenn Sie bestellt haben.</li>
<li><strong>Kein Gerät reist verunreinigt.</strong> Zu jeder Lieferung gehört eine Dekontaminationserklärung.</li>
</ul>
<h2>Offen auch im anderen Sinn</h2>
<p>Die Software unter diesem Marktplatz ist offen. Wer einen eigenen betreiben oder Teile davon nutzen will, kann das tun.</p>
<h2>So erreichen Sie uns</h2>
<p>Schreiben Sie uns über das <a href="/de/contact">Kontaktformular</a>; an Werktagen antworten wir innerhalb eines Tages.</p>`,
    },
  },
};
