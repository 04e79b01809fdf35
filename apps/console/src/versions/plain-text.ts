const blocks = 'p,div,h1,h2,h3,h4,h5,h6,li,tr,blockquote,pre,table,ul,ol';

/** How HTML reads: its text, a line for each paragraph, heading, entry and row. Nothing of it is run or loaded. */
export function plainTextOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('script,style,template')) element.remove();
  for (const element of body.querySelectorAll('br')) element.replaceWith('\n');
  for (const element of body.querySelectorAll('td,th')) element.append(' ');
  for (const element of body.querySelectorAll(blocks)) {
    element.prepend('\n');
    element.append('\n');
  }
  return (body.textContent ?? '')
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}
