import type { Article } from '../../site/article.ts';
import { seller } from '../../site/seller.ts';

const { payableInDays } = seller;

/** What is covered, what goes back, and when money moves. */
export const warrantyAndReturns: Article = {
  urlName: 'warranty-and-returns',
  scene: 'guide-warranty',
  texts: {
    en_US: {
      title: 'Warranty, returns and payment',
      excerpt: 'What is covered, for how long, and when the seller is paid.',
      altText: 'A service engineer’s tools beside an open instrument',
      body: `
<p>The warranty stands on the listing, in months, and starts on the day of delivery. It depends on the grade: refurbished units carry the longest, units for parts none.</p>
<h2>What the warranty covers</h2>
<p>Parts and labour for any fault that keeps the unit from working as described. It does not cover lamps, filters, seals, tubing and other wearing parts, nor damage from use outside the manufacturer’s limits.</p>
<h2>Returns</h2>
<p>Fourteen days from delivery if the unit does not match its description. It goes back in its packaging, with a decontamination declaration from your side once it has been used.</p>
<h2>Payment</h2>
<p>You order against your purchase order, by card where the checkout offers it, or on invoice when you have an account with us. Invoices are payable within ${payableInDays} days. The seller is paid five working days after the delivery.</p>`,
    },
    de: {
      title: 'Garantie, Rückgabe und Bezahlung',
      excerpt: 'Was abgedeckt ist, wie lange, und wann der Verkäufer sein Geld bekommt.',
      altText: 'Werkzeug einer Servicetechnikerin neben einem geöffneten Gerät',
      body: `
<p>Die Garantie steht in Monaten beim Angebot und beginnt am Tag der Lieferung. Sie richtet sich nach der Zustandsstufe: am längsten ist sie für überholte Geräte, für Ersatzteilspender gibt es keine.</p>
<h2>Was die Garantie abdeckt</h2>
<p>Teile und Arbeit bei jedem Fehler, der verhindert, dass das Gerät wie beschrieben arbeitet. Nicht abgedeckt sind Lampen, Filter, Dichtungen, Schläuche und andere Verschleißteile sowie Schäden durch Betrieb außerhalb der Grenzen des Herstellers.</p>
<h2>Rückgabe</h2>
<p>Vierzehn Tage ab Lieferung, wenn das Gerät nicht seiner Beschreibung entspricht. Es geht in seiner Verpackung zurück, und wenn es benutzt wurde, mit einer Dekontaminationserklärung von Ihnen.</p>
<h2>Bezahlung</h2>
<p>Sie bestellen mit Ihrer Bestellnummer, mit Karte, wo die Kasse es anbietet, oder auf Rechnung, wenn Sie ein Konto bei uns haben. Rechnungen sind innerhalb von ${payableInDays} Tagen zu zahlen. Der Verkäufer bekommt sein Geld fünf Werktage nach der Lieferung.</p>`,
    },
  },
};
