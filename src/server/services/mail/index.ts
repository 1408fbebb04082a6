export { forgetMailIn, type ForgetMail } from './kept'
export { writeLetter, type Letter, type WrittenLetter } from './letter'
export type { Mail, Message } from './message'
export { openMail, type MailSettings } from './transport'
