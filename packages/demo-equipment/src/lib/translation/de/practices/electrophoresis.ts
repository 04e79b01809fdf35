import type { Phrases } from '../../translation-table.ts';

export const electrophoresisPhrases: Phrases = {
  'Exposure of a reference target': 'Aufnahme eines Referenzmotivs',
  'Even illumination, in focus': 'Gleichmäßige Beleuchtung, scharf',
  'Blank image at the highest gain': 'Leerbild bei höchster Verstärkung',
  'No hot spots above threshold': 'Keine hellen Punkte über der Schwelle',
  'All light sources and filters in turn': 'Alle Lichtquellen und Filter nacheinander',
  'Sample tray with fine scratches from gels; optics clean.':
    'Probenschublade mit feinen Kratzern von Gelen; Optik sauber.',
  'Housing with traces of use at the door.': 'Gehäuse mit Gebrauchsspuren an der Tür.',
  'Sample access runs smoothly, filters clean.': 'Probenzugang läuft leicht, Filter sauber.',
  'Optics cleaned, filters checked, flat-field calibration renewed.':
    'Optik gereinigt, Filter geprüft, Flachfeldkalibrierung erneuert.',
  'New door seal and fans, focus adjusted, test images on file.':
    'Neue Türdichtung und Lüfter, Fokus eingestellt, Testbilder dokumentiert.',
  'Detector cooling defective, images are noisy; light sources work.':
    'Detektorkühlung defekt, Bilder verrauscht; Lichtquellen funktionieren.',
  'Filter wheel blocked and the software reports a time-out.':
    'Filterrad blockiert und die Software meldet eine Zeitüberschreitung.',
  'Software dongle': 'Software-Dongle',
  'Spare filters': 'Ersatzfilter',
  'Leak test with buffer, {30|60} min': 'Dichtheitsprüfung mit Puffer, {} min',
  Dry: 'Trocken',
  'Run at {100|120|150} V with a stained marker': 'Lauf bei {} V mit gefärbtem Marker',
  'Even front, bands separated': 'Gleichmäßige Front, Banden getrennt',
  'Continuity of electrodes and cables': 'Durchgang von Elektroden und Kabeln',
  Good: 'Gut',
  'Acrylic clear with light scratches, electrodes intact.':
    'Acryl klar mit leichten Kratzern, Elektroden unversehrt.',
  'Slight haze at the tank bottom, lid cables replaced.':
    'Leichter Schleier am Tankboden, Deckelkabel ersetzt.',
  'Banana plugs tarnished, contact good.': 'Bananenstecker angelaufen, Kontakt gut.',
  'Platinum wires and cables replaced, tank polished.': 'Platindrähte und Kabel ersetzt, Tank poliert.',
  'New gaskets and lid, leak-tested.': 'Neue Dichtungen und neuer Deckel, auf Dichtheit geprüft.',
  'One platinum wire is broken; tank and lid are good.':
    'Ein Platindraht ist gebrochen; Tank und Deckel sind gut.',
  'Tank has a crack in one corner.': 'Der Tank hat einen Riss in einer Ecke.',
  Combs: 'Kämme',
  'Power supply': 'Netzgerät',
};
