import { conditions } from '../catalogue/index.ts';
import type { Article } from './article.ts';

/** From the scale itself, so that the guide and the listings never differ. */
const gradeRows = conditions
  .map(({ grade, label, definition }) => `<tr><td>${grade}</td><td>${label}</td><td>${definition}</td></tr>`)
  .join('\n');

/** What a careful buyer wants to know before the first order; also the four tiles of the home page. */
export const guides: readonly Article[] = [
  {
    urlName: 'condition-grades',
    title: 'What our condition grades mean',
    excerpt: 'Six grades, each with a definition that a seller has to meet.',
    picture: { scene: 'guide-condition', altText: 'An instrument on a bench beside a checklist' },
    body: `
<p>“Refurbished” has no legal meaning. So every listing carries one of six grades, and each grade says what the seller has done and what you may rely on.</p>
<table>
<thead><tr><th>Grade</th><th>Name</th><th>What you may rely on</th></tr></thead>
<tbody>
${gradeRows}
</tbody>
</table>
<h2>What every listing says besides</h2>
<ul>
<li>what was tested, by whom in the seller’s house, and with what result,</li>
<li>what is included and what is missing,</li>
<li>the year it was made, where it stands, and what it weighs.</li>
</ul>
<h2>If a unit does not match its grade</h2>
<p>Tell us within fourteen days of delivery. The seller takes the unit back at their own cost or agrees a lower price with you; the choice is yours.</p>`,
  },
  {
    urlName: 'shipping-and-rigging',
    title: 'How heavy instruments travel',
    excerpt: 'Parcel, pallet or rigging: what each includes and what your site needs.',
    picture: { scene: 'guide-shipping', altText: 'A crated instrument on a pallet' },
    body: `
<p>How a unit travels follows from its weight and from how sensitive it is. The listing shows which of the three ways applies, and the cart shows the cost before you order.</p>
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
<p>No unit leaves a laboratory without a signed declaration that it is free of biological, chemical and radioactive residue. You find it among the documents of the listing.</p>`,
  },
  {
    urlName: 'warranty-and-returns',
    title: 'Warranty, returns and payment',
    excerpt: 'What is covered, for how long, and when the seller is paid.',
    picture: { scene: 'guide-warranty', altText: 'A service engineer’s tools beside an open instrument' },
    body: `
<p>The warranty stands on the listing, in months, and starts on the day of delivery. It depends on the grade: refurbished units carry the longest, units for parts none.</p>
<h2>What the warranty covers</h2>
<p>Parts and labour for any fault that keeps the unit from working as described. It does not cover lamps, filters, seals, tubing and other wearing parts, nor damage from use outside the manufacturer’s limits.</p>
<h2>Returns</h2>
<p>Fourteen days from delivery if the unit does not match its description. It goes back in its packaging, with a decontamination declaration from your side once it has been used.</p>
<h2>Payment</h2>
<p>You order against your purchase order, or on invoice with 30 days when you have an account with us. We hold the payment until you have confirmed delivery or five working days have passed; only then is the seller paid.</p>`,
  },
  {
    urlName: 'buying-used-equipment',
    title: 'A checklist for buying used equipment',
    excerpt: 'Seven questions that save a service visit.',
    picture: { scene: 'guide-buying', altText: 'A clipboard with a checklist beside a centrifuge rotor' },
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
];
