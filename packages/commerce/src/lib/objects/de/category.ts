import type { ObjectTranslation } from '@relab/records/objects';

export const categoryDe: ObjectTranslation = {
  label: 'Produktkategorie',
  labelPlural: 'Produktkategorien',
  fields: {
    Name: 'Name der Kategorie',
    ParentCategoryId: 'Übergeordnete Kategorie',
    UrlName: 'Name in der Adresse',
    Description: 'Beschreibung',
    IsNavigational: 'Im Menü zeigen',
    SortOrder: 'Reihenfolge',
    TileContentKey: 'Kachelbild',
    BannerContentKey: 'Bannerbild',
  },
  layouts: { Category: 'Kategorie', 'On the Site': 'Auf der Website', Description: 'Beschreibung' },
  listViews: { AllCategories: 'Alle Kategorien', TopCategories: 'Oberste Kategorien' },
  relatedLists: { ChildCategories: 'Untergeordnete Kategorien' },
};

export const categoryProductDe: ObjectTranslation = {
  label: 'Kategoriezuordnung',
  labelPlural: 'Kategoriezuordnungen',
  fields: {
    ProductId: 'Produkt',
    ProductCategoryId: 'Produktkategorie',
    IsPrimaryCategory: 'Hauptkategorie',
  },
  layouts: { Assignment: 'Zuordnung' },
  listViews: { AllAssignments: 'Alle Zuordnungen' },
};

export const webStoreDe: ObjectTranslation = {
  label: 'Webshop',
  labelPlural: 'Webshops',
  fields: { Name: 'Name', DefaultCurrency: 'Standardwährung', DefaultLanguage: 'Standardsprache' },
  layouts: { Store: 'Webshop' },
  listViews: { AllStores: 'Alle Webshops' },
};
