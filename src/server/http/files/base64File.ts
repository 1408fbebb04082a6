import type { UploadedFile } from '#server/operations/uploads'
import { badRequest } from '../problem'
import type { IncomingFile } from './incomingFile'

/** A file that arrives as base64, in pieces of any length. */
export class Base64File {
  /** Characters that wait for the others of their group of four. */
  private rest = ''

  constructor(private readonly file: IncomingFile) {}

  /** @param text as JSON writes it: a slash may have a backslash before. @throws Problem 400, 413 */
  async write(text: string): Promise<void> {
    const characters = this.rest + text.replaceAll('\\/', '/')
    if (!/^[A-Za-z0-9+/]*=*\\?$/.test(characters)) throw notBase64()
    const whole = characters.length - (characters.length % 4)
    this.rest = characters.slice(whole)
    if (whole > 0) await this.file.write(Buffer.from(characters.slice(0, whole), 'base64'))
  }

  async finish(): Promise<UploadedFile> {
    if (this.rest !== '') throw notBase64()
    return this.file.finish()
  }

  abandon(): Promise<void> {
    return this.file.abandon()
  }
}

const notBase64 = () => badRequest('Un fichier de cette requête n’est pas en base64. Rien n’a été modifié.')
