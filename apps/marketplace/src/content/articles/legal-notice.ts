import type { Article } from '../../site/article.ts';
import { seller } from '../../site/seller.ts';

const { name, address, vatNumber, register } = seller;
const [street, city, country] = address;

/** Who answers for the site: from the same facts as the invoices. */
export const legalNotice: Article = {
  urlName: 'legal-notice',
  texts: {
    en_US: {
      title: 'Legal notice',
      excerpt: 'Who answers for this site.',
      altText: '',
      body: `
<p>${name}<br>${street}<br>${city}<br>${country}</p>
<p>${register}<br>VAT ID ${vatNumber}</p>
<p>The company is made up, as is everything that is offered here: this marketplace is set up as an example. Whoever runs one in earnest puts their own details in this place.</p>
<p>Write to us by the <a href="/contact">contact form</a>.</p>`,
    },
    de: {
      title: 'Impressum',
      excerpt: 'Wer für diese Site verantwortlich ist.',
      altText: '',
      body: `
<p>${name}<br>${street}<br>${city}<br>Deutschland</p>
<p>Amtsgericht Hamburg, HRB 000000<br>USt-IdNr. ${vatNumber}</p>
<p>Das Unternehmen ist erfunden, wie alles, was hier angeboten wird: Dieser Marktplatz ist als Beispiel eingerichtet. Wer einen im Ernst betreibt, setzt eigene Angaben an diese Stelle.</p>
<p>Schreiben Sie uns über das <a href="/de/contact">Kontaktformular</a>.</p>`,
    },
  },
};
