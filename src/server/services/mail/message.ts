/** A PDF that a message brings. */
export interface Attachment {
  readonly name: string
  readonly content: Buffer
}

/** A message to one person, written twice: as text, and as HTML for the programs that show it. */
export interface Message {
  /** Sent again under the same id, it is the same message. */
  readonly id: string
  readonly recipient: string
  readonly subject: string
  readonly text: string
  /** Null for a message of text only. */
  readonly html: string | null
  /** Where one click stops such mail (RFC 8058); null for mail that nobody subscribed to. */
  readonly unsubscribeUrl: string | null
  readonly attachment?: Attachment | null
  /** ISO instant. */
  readonly createdAt: string
}

/** Where mail leaves by. */
export interface Mail {
  /** Resolves once the message has left. */
  send(message: Message): Promise<void>
  /** Erases what is kept of a message that has left. */
  forget(message: Pick<Message, 'id'>): Promise<void>
}
