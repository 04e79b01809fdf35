/** Languages that the site's contents are written in, as the platform names them; the first is the site's own. */
export const contentLanguages = ['en_US', 'de'] as const;

export type ContentLanguage = (typeof contentLanguages)[number];

/** The content of an article in one language; `body` is HTML that the server sanitises. */
export interface ArticleText {
  readonly title: string;
  readonly excerpt: string;
  readonly body: string;
  /** What its picture shows; empty where it only adorns. */
  readonly altText: string;
}

/** The pictures that the site's own contents have. */
export type SceneName =
  | 'hero'
  | 'sell'
  | 'guide-condition'
  | 'guide-shipping'
  | 'guide-warranty'
  | 'guide-buying';

/** What the renderer of scenes is given. */
export interface SceneSource {
  readonly scene: SceneName;
}

/** A content item as the marketplace publishes it. */
export interface Article {
  /** The same in every language, so that a page's address differs by its prefix alone. */
  readonly urlName: string;
  /** The scene that its picture is drawn from; none where it has no picture. */
  readonly scene?: SceneName;
  /** What the foot of every page calls it, where it stands there. */
  readonly footerLabel?: Readonly<Record<ContentLanguage, string>>;
  readonly texts: Readonly<Record<ContentLanguage, ArticleText>>;
}
