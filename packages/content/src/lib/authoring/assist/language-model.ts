/** One of the messages that a language model gets. */
export interface ModelMessage {
  readonly role: 'system' | 'user';
  readonly content: string;
}

/** A service that continues texts. None is bundled: who runs the installation brings one. */
export interface LanguageModel {
  /** The host that texts are sent to: whoever asks is shown it first. */
  readonly service: string;
  readonly model: string;
  /** Rejects with an ApiError that says what went wrong, with nothing of what the service said. */
  complete(messages: readonly ModelMessage[]): Promise<string>;
}
