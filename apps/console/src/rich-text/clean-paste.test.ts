// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { cleanPaste } from './clean-paste.ts';
import { readHtml } from './read-html.ts';
import { writeHtml } from './write-html.ts';

/** What the editor would have of a clipboard. */
const pasted = (html: string): string => writeHtml(readHtml(cleanPaste(html).html));

const wordEntry = (level: number, mark: string, words: string): string =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${level * 36}.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`;

test('a text of Word keeps its headings, words and lists, and none of its styles', () => {
  const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"><style>p.MsoNormal{margin:0}</style><!--[if gte mso 9]><xml><o:Pixels>96</o:Pixels></xml><![endif]--></head><body lang=EN-GB><!--StartFragment--><p class=MsoTitle>Cold rooms<o:p></o:p></p><p class=MsoNormal style='margin-bottom:8pt'>Move <b style='mso-bidi-font-weight:normal'>slowly</b> and <span style='font-style:italic'>upright</span>.<o:p></o:p></p>${wordEntry(1, '·', 'Empty it')}${wordEntry(2, 'o', 'shelves')}${wordEntry(1, '·', 'Switch it off')}<p class=MsoNormal>Then:</p>${wordEntry(1, '1.', 'Lift')}${wordEntry(1, '2.', 'Carry')}<p class=MsoNormal><o:p>&nbsp;</o:p></p><!--EndFragment--></body></html>`;
  expect(pasted(html)).toBe(
    '<h2>Cold rooms</h2><p>Move <strong>slowly</strong> and <em>upright</em>.</p>' +
      '<ul><li>Empty it<ul><li>shelves</li></ul></li><li>Switch it off</li></ul><p>Then:</p><ol><li>Lift</li><li>Carry</li></ol>',
  );
});

test('a text of Google Docs is not bold as a whole, and keeps its marks, lists, tables and links', () => {
  const html = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr" style="line-height:1.38"><span style="font-size:20pt;font-weight:400">Rotors</span></h1><p dir="ltr"><span style="font-weight:700;text-decoration:none">Fast</span><span style="font-weight:400"> and </span><span style="font-style:italic;font-weight:400">light</span>, H<span style="vertical-align:sub">2</span>O, <a href="https://www.google.com/url?q=https://example.org/a&amp;sa=D" style="text-decoration:none"><span style="color:#1155cc;text-decoration:underline">here</span></a></p><ul><li dir="ltr" style="list-style-type:disc" aria-level="1"><p dir="ltr" role="presentation"><span>one</span></p></li><ul><li aria-level="2"><p role="presentation"><span>in one</span></p></li></ul><li><p role="presentation"><span>two</span></p></li></ul><div dir="ltr" align="left"><table><colgroup><col width="312" /></colgroup><tbody><tr style="height:0pt"><td style="border:solid"><p><span>A</span></p></td></tr></tbody></table></div></b>`;
  expect(pasted(html)).toBe(
    '<h2>Rotors</h2><p><strong>Fast</strong> and <em>light</em>, H<sub>2</sub>O, <a href="https://example.org/a">here</a></p>' +
      '<ul><li>one<ul><li>in one</li></ul></li><li>two</li></ul><table><tbody><tr><td>A</td></tr></tbody></table>',
  );
});

test('pictures of other programs are left out and counted, those of the site stay', () => {
  const html =
    '<p>a <img src="data:image/png;base64,AAAA"><img src="file:///c:/a.png"><img src="{!cmsMedia(MC1)}" alt="A"></p>';
  expect(cleanPaste(html).omittedPictures).toBe(2);
  expect(pasted(html)).toBe('<p>a <img src="{!cmsMedia(MC1)}" alt="A"></p>');
});

test('what runs is nowhere in what is pasted', () => {
  const html =
    '<p onclick="a()">a<script>b()</script><a href="java\tscript:c()">d</a></p><form><button>e</button></form><div>f</div>';
  expect(pasted(html)).toBe('<p>ad</p><p>f</p>');
});
