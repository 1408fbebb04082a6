import { chaptersOf, keyFigures } from '#features/studies/contract/chapters'
import type { StudyFacts, StudyFigures } from '#features/studies/contract/study'
import type { PrintedDocument } from '#presentation/documents'
import { formatDate, withCapital } from '#presentation/formats'

/** A study as it is printed. @param logo the bytes of the firm's picture */
export const printedStudy = (
  facts: StudyFacts,
  figures: StudyFigures,
  logo: Uint8Array | undefined,
): PrintedDocument => ({
  title: facts.title,
  cover: {
    kind: 'Étude patrimoniale immobilière',
    sentence: `${withCapital(facts.property)}, pour ${facts.client}.`,
    figures: keyFigures(figures),
    author: [
      `${facts.adviser.name}, votre conseil`,
      [facts.adviser.email, facts.adviser.phone].filter(Boolean).join(', '),
    ],
    edition: [`Règles fiscales au ${formatDate(facts.rulesAsOf)}`, `Version ${facts.edition}`],
  },
  company: facts.company.name,
  ...(logo ? { logo } : {}),
  date: formatDate(facts.madeOn, 'long'),
  footer: `Simulation non contractuelle. Règles au ${formatDate(facts.rulesAsOf)}.`,
  hasContents: true,
  chapters: chaptersOf(facts, figures),
})
