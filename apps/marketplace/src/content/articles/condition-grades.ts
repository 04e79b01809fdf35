import { conditions, conditionsInGerman } from '@relab/storefront/conditions';
import type { Article } from '../../site/article.ts';

const rowsOf = (labelled: readonly { grade: string; label: string; definition: string }[]): string =>
  labelled
    .map(
      ({ grade, label, definition }) => `<tr><td>${grade}</td><td>${label}</td><td>${definition}</td></tr>`,
    )
    .join('\n');

/** The table comes from the scale itself, so that the guide and the listings never differ. */
export const conditionGrades: Article = {
  urlName: 'condition-grades',
  scene: 'guide-condition',
  texts: {
    en_US: {
      title: 'What our condition grades mean',
      excerpt: 'Six grades, each with a definition that a seller has to meet.',
      altText: 'An instrument on a bench beside a checklist',
      body: `
<p>“Refurbished” has no legal meaning. So every listing carries one of six grades, and each grade says what the seller has done and what you may rely on.</p>
<table>
<thead><tr><th>Grade</th><th>Name</th><th>What you may rely on</th></tr></thead>
<tbody>
${rowsOf(conditions)}
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
    de: {
      title: 'Was unsere Zustandsstufen bedeuten',
      excerpt: 'Sechs Stufen, jede mit einer Definition, die der Verkäufer einhalten muss.',
      altText: 'Ein Gerät auf einem Labortisch neben einer Checkliste',
      body: `
<p>„Überholt“ ist kein Rechtsbegriff. Darum trägt jedes Angebot eine von sechs Stufen, und jede Stufe sagt, was der Verkäufer getan hat und worauf Sie sich verlassen können.</p>
<table>
<thead><tr><th>Stufe</th><th>Name</th><th>Worauf Sie sich verlassen können</th></tr></thead>
<tbody>
${rowsOf(conditions.map((condition) => ({ ...condition, ...conditionsInGerman[condition.apiName] })))}
</tbody>
</table>
<h2>Was jedes Angebot außerdem nennt</h2>
<ul>
<li>was geprüft wurde, von wem beim Verkäufer und mit welchem Ergebnis,</li>
<li>was dabei ist und was fehlt,</li>
<li>das Baujahr, den Standort und das Gewicht.</li>
</ul>
<h2>Wenn ein Gerät seiner Stufe nicht entspricht</h2>
<p>Sagen Sie es uns innerhalb von vierzehn Tagen nach der Lieferung. Der Verkäufer nimmt das Gerät auf eigene Kosten zurück oder einigt sich mit Ihnen auf einen niedrigeren Preis; die Wahl liegt bei Ihnen.</p>`,
    },
  },
};
