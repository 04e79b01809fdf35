export { elementsOf, escapeXml, readXml, type XmlElement, XmlError } from './lib/xml/read-xml.ts';
