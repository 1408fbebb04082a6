import { flag, structured, text } from '#contract/fields'
import { defineResource } from '#contract/define'
import { isText } from '#contract/json'
import { isRichText, writtenLength, type RichText } from './richText'

/** Characters, of a rich text. */
const LONGEST = 10_000

const isGiven = (value: unknown): value is RichText | string => {
  const length = isText(value) ? value.trim().length : writtenLength(value)
  return (isText(value) || isRichText(value)) && length > 0 && length <= LONGEST
}

const richText = (label: string, help: string) =>
  structured<RichText | string, true>(
    {
      kind: 'object',
      message:
        'Un texte est attendu, de 1 à 10\u202f000 caractères, en paragraphes et listes, avec du gras, des liens (https) et des variables',
      isValue: isGiven,
    },
    { label, help, required: true },
  )

/** What the firm writes on its reports and studies, all six texts being needed for one; and whether their reading is told. */
export const reportParameters = defineResource('commercial_report_parameters', {
  consent_client_title: text({ label: 'Titre du consentement', required: true }),
  consent_client_content: richText('Consentement du client', 'Ce que le client accepte en signant.'),
  section_disclaimer_title: text({ label: 'Titre de l’avertissement', required: true }),
  encart_juridique: richText('Encart juridique', 'Avertissement imprimé à la fin de chaque document.'),
  adviser_signature: text({ label: 'Sous la signature du conseiller', required: true }),
  client_signature: text({ label: 'Sous la signature du client', required: true }),
  tracking: flag({
    label: 'Suivi de lecture des études',
    help: 'Le conseiller voit quand une étude est ouverte, et ce qui y est lu\u202f; le client en est averti et peut le refuser.',
    initial: true,
  }),
})
