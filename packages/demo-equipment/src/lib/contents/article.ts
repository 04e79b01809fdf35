import type { SceneName } from '../drawings/draw-scene.ts';

type Language = 'en_US' | 'de';

/** The content of an article in one language; `body` is HTML that the server sanitises. */
export interface ArticleText {
  readonly title: string;
  readonly excerpt: string;
  readonly body: string;
  /** What its picture shows; empty where it only adorns. */
  readonly altText: string;
}

/** A content item of the site. */
export interface Article {
  /** The same in every language, so that a page's address differs by its prefix alone. */
  readonly urlName: string;
  /** The scene that its picture is drawn from; none where it has no picture. */
  readonly scene?: SceneName;
  /** What the foot of every page calls it, where it stands there. */
  readonly footerLabel?: Readonly<Record<Language, string>>;
  readonly texts: Readonly<Record<Language, ArticleText>>;
}
