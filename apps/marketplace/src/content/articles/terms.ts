import type { Article } from '../../site/article.ts';
import { seller } from '../../site/seller.ts';

const { name, payableInDays } = seller;

/** What buyers, sellers and the marketplace agree on. */
export const terms: Article = {
  urlName: 'terms',
  texts: {
    en_US: {
      title: 'Terms of sale',
      excerpt: 'What buyers, sellers and the marketplace agree on.',
      altText: '',
      body: `
<p>These terms belong to a marketplace that is set up as an example. Whoever runs one in earnest puts their own in this place.</p>
<h2>1. Who sells</h2>
<p>${name} sells in its own name, and writes the invoice. The seller who is named on a listing is whose unit it is and where it comes from; it is sold on their account. Sold is to companies, public bodies and others who act in the course of their profession. Nothing is sold to consumers.</p>
<h2>2. How a contract comes about</h2>
<p>A listing invites orders. Your order is an offer; it is accepted when we confirm it by mail. If we do not know your e-mail address yet, a large order awaits that you confirm it by the link of a mail. A unit in your cart is reserved from the checkout on, for the time that is shown there; before that others may buy it.</p>
<h2>3. Prices and payment</h2>
<p>Prices are net. The cost of delivery and the tax are shown before you order. Payment is by invoice, by card, or against your purchase order, as the checkout offers it. An invoice is payable within ${payableInDays} days. The seller is paid five working days after the delivery.</p>
<h2>4. Delivery</h2>
<p>The risk passes to you when the carrier hands the unit over. Note damage that can be seen on the delivery paper, and tell us of damage that could not be seen within three working days.</p>
<h2>5. Condition and warranty</h2>
<p>A unit must meet the definition of its condition grade and what its listing says. If it does not, you may return it within fourteen days of delivery, or agree on a lower price. Beyond that the warranty applies that the listing states. Liability for intent, gross negligence and injury is not limited by any of this.</p>
<h2>6. Decontamination</h2>
<p>The seller declares that the unit is free of hazardous residue. So do you for a unit that you have used and return.</p>
<h2>7. Export</h2>
<p>Some equipment may leave the European Union only with a licence. If one is needed and refused, either side may withdraw.</p>`,
    },
    de: {
      title: 'Verkaufsbedingungen',
      excerpt: 'Worauf sich Käufer, Verkäufer und der Marktplatz einigen.',
      altText: '',
      body: `
<p>Diese Bedingungen gehören zu einem Marktplatz, der als Beispiel eingerichtet ist. Wer einen im Ernst betreibt, setzt eigene an ihre Stelle.</p>
<h2>1. Wer verkauft</h2>
<p>${name} verkauft im eigenen Namen und stellt die Rechnung. Der im Angebot genannte Verkäufer ist der, dem das Gerät gehört und von dem es kommt; verkauft wird auf seine Rechnung. Verkauft wird an Unternehmen, öffentliche Einrichtungen und andere, die in Ausübung ihres Berufs handeln. An Verbraucher wird nicht verkauft.</p>
<h2>2. Wie ein Vertrag zustande kommt</h2>
<p>Ein Angebot auf der Site lädt zur Bestellung ein. Ihre Bestellung ist ein Antrag; angenommen ist er, wenn wir ihn per E-Mail bestätigen. Kennen wir Ihre E-Mail-Adresse noch nicht, wartet eine große Bestellung darauf, dass Sie sie über den Link einer E-Mail bestätigen. Ein Gerät im Warenkorb ist ab der Kasse für die dort angezeigte Zeit reserviert; davor können andere es kaufen.</p>
<h2>3. Preise und Bezahlung</h2>
<p>Preise sind netto. Lieferkosten und Steuer sehen Sie vor der Bestellung. Bezahlt wird auf Rechnung, mit Karte oder gegen Ihre Bestellnummer, wie die Kasse es anbietet. Rechnungen sind innerhalb von ${payableInDays} Tagen zu zahlen. Der Verkäufer bekommt sein Geld fünf Werktage nach der Lieferung.</p>
<h2>4. Lieferung</h2>
<p>Die Gefahr geht auf Sie über, wenn der Spediteur das Gerät übergibt. Vermerken Sie sichtbare Schäden auf dem Lieferschein, und melden Sie uns nicht sichtbare innerhalb von drei Werktagen.</p>
<h2>5. Zustand und Garantie</h2>
<p>Ein Gerät muss der Definition seiner Zustandsstufe und dem entsprechen, was sein Angebot sagt. Tut es das nicht, können Sie es innerhalb von vierzehn Tagen nach der Lieferung zurückgeben oder einen niedrigeren Preis vereinbaren. Darüber hinaus gilt die im Angebot genannte Garantie. Die Haftung für Vorsatz, grobe Fahrlässigkeit und Verletzungen wird durch nichts davon beschränkt.</p>
<h2>6. Dekontamination</h2>
<p>Der Verkäufer erklärt, dass das Gerät frei von gefährlichen Rückständen ist. Sie tun das Gleiche für ein Gerät, das Sie benutzt haben und zurückgeben.</p>
<h2>7. Ausfuhr</h2>
<p>Manche Geräte dürfen die Europäische Union nur mit einer Genehmigung verlassen. Wird eine gebraucht und versagt, können beide Seiten zurücktreten.</p>`,
    },
  },
};
