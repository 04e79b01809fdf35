export const parcel = 'Paket';
export const parcelTime = '2 bis 6 Werktage';
export const parcelExplanation = 'Doppelt verpackt, in Höhe des Preises versichert, Zustellung am Empfang.';
export const pallet = 'Palette';
export const palletTime = '4 bis 9 Werktage';
export const palletExplanation =
  'Auf einer Palette verzurrt oder in einer Kiste. Der Lkw hat eine Hebebühne und lädt an der Bordsteinkante oder an Ihrer Rampe ab.';
export const rigging = 'Einbringung';
export const riggingTime = '6 bis 15 Werktage';
export const riggingExplanation =
  'Zu schwer oder zu empfindlich für eine Spedition allein: Fachleute bringen das Gerät an seinen Platz in Ihrem Labor, zu einem mit Ihnen vereinbarten Termin. Türen, Aufzüge und Böden werden vorher geprüft.';
