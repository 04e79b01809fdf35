import type { Article } from '../../site/article.ts';

/** The three ways in which a unit travels. */
export const shippingAndRigging: Article = {
  urlName: 'shipping-and-rigging',
  scene: 'guide-shipping',
  texts: {
    en_US: {
      title: 'How heavy instruments travel',
      excerpt: 'Parcel, pallet or rigging: what each includes and what your site needs.',
      altText: 'A crated instrument on a pallet',
      body: `
<p>How a unit travels follows from its weight and from how sensitive it is. The listing shows which of the three ways applies, and the checkout shows the cost for your address before you order.</p>
<h2>Parcel</h2>
<p>Up to 25 kg. Double-boxed, insured for its price, delivered to reception in two to six working days within the European Union.</p>
<h2>Pallet</h2>
<p>From 25 kg to 250 kg, and delicate units that weigh less. Strapped to a pallet or crated, with shock and tilt indicators. The truck has a lift gate and unloads at the kerb or your ramp; a pallet jack is needed on your side. Four to nine working days.</p>
<h2>Rigging</h2>
<p>Everything heavier, and instruments that must stay upright or have locked optics. A rigging company collects the unit, brings it to its place in your laboratory and removes the packaging. We ask for door widths, floor load and lift dimensions before a date is set.</p>
<h2>On the day</h2>
<ul>
<li>Look at the indicators before you sign. If one has tripped, note it on the delivery paper and accept the unit all the same.</li>
<li>Let cooled units and pumps stand upright for 24 hours before you switch them on.</li>
<li>Keep the packaging for fourteen days.</li>
</ul>
<h2>Decontamination</h2>
<p>No unit leaves a laboratory without a declaration that it is free of biological, chemical and radioactive residue. You find it among the documents of the listing.</p>`,
    },
    de: {
      title: 'Wie schwere Geräte reisen',
      excerpt: 'Paket, Palette oder Einbringung: was dazugehört und was Ihr Standort braucht.',
      altText: 'Ein Gerät in einer Kiste auf einer Palette',
      body: `
<p>Wie ein Gerät reist, hängt von seinem Gewicht ab und davon, wie empfindlich es ist. Das Angebot zeigt, welche der drei Arten gilt, und die Kasse zeigt die Kosten für Ihre Adresse, bevor Sie bestellen.</p>
<h2>Paket</h2>
<p>Bis 25 kg. Doppelt verpackt, zum Kaufpreis versichert, innerhalb der Europäischen Union in zwei bis sechs Werktagen an der Annahme.</p>
<h2>Palette</h2>
<p>Von 25 kg bis 250 kg, und leichtere Geräte, die empfindlich sind. Auf eine Palette gegurtet oder in einer Kiste, mit Stoß- und Kippanzeigern. Der Lkw hat eine Hebebühne und lädt am Bordstein oder an Ihrer Rampe ab; einen Hubwagen brauchen Sie selbst. Vier bis neun Werktage.</p>
<h2>Einbringung</h2>
<p>Für alles Schwerere und für Geräte, die aufrecht stehen müssen oder deren Optik verriegelt ist. Ein Fachunternehmen holt das Gerät ab, bringt es an seinen Platz in Ihrem Labor und nimmt die Verpackung mit. Bevor wir einen Termin vereinbaren, fragen wir nach Türbreiten, Bodenlast und Aufzugsmaßen.</p>
<h2>Am Tag der Lieferung</h2>
<ul>
<li>Sehen Sie sich die Anzeiger an, bevor Sie unterschreiben. Hat einer ausgelöst, vermerken Sie es auf dem Lieferschein und nehmen Sie das Gerät trotzdem an.</li>
<li>Lassen Sie Kühlgeräte und Pumpen 24 Stunden aufrecht stehen, bevor Sie sie einschalten.</li>
<li>Heben Sie die Verpackung vierzehn Tage auf.</li>
</ul>
<h2>Dekontamination</h2>
<p>Kein Gerät verlässt ein Labor ohne eine Erklärung, dass es frei von biologischen, chemischen und radioaktiven Rückständen ist. Sie finden sie bei den Unterlagen des Angebots.</p>`,
    },
  },
};
