/** One of the messages that a language model gets. */
export interface ModelMessage {
  readonly role: 'system' | 'user';
  readonly content: string;
}

/** A service that continues texts. None is bundled: who runs the installation brings one. */
export interface LanguageModel {
  /** The host that texts are sent to: shown to the user before. */
  readonly service: string;
  readonly model: string;
  /** Rejects with an ApiError with the reason, without anything of the service's response. */
  complete(messages: readonly ModelMessage[]): Promise<string>;
}
