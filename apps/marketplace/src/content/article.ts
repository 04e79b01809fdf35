/** A content item as the marketplace publishes it; `body` is HTML that the server sanitises on the way in. */
export interface Article {
  readonly urlName: string;
  readonly title: string;
  readonly excerpt: string;
  readonly body: string;
  /** The scene that its picture is drawn from, and what the picture shows. */
  readonly picture: { readonly scene: string; readonly altText: string };
}
