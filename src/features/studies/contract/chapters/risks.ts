import { clientWarnings } from '#features/simulation/contract/report'
import type { Block } from '#presentation/documents'
import { formatDate, writeFigure } from '#presentation/formats'
import type { StudyFacts, StudyFigures } from '../study/facts'

/** Where assumptions come from, for a client. */
const origins = {
  file: 'Vos réponses',
  firm: 'Votre conseiller',
  scheme: 'Dispositif',
  market: 'Marché',
  law: 'Loi',
  convention: 'Convention de calcul',
} as const

/** What may turn out otherwise, and what all figures rest on. */
export const risks = (facts: StudyFacts, figures: StudyFigures): readonly Block[] => [
  {
    kind: 'text',
    look: 'lead',
    spans: ['Investir comporte un risque de perte en capital. Aucun loyer, aucune valeur de revente n’est garanti.'],
  },
  ...prudence(figures),
  ...clientWarnings(figures.result).map(
    ({ message }) => ({ kind: 'notice', tone: 'warning', title: 'À savoir', spans: [message] }) as const,
  ),
  {
    kind: 'table',
    caption: 'Les hypothèses du calcul',
    columns: [{ label: 'Hypothèse' }, { label: 'Valeur', isNumber: true }, { label: 'Origine' }],
    rows: figures.result.assumptions.map(({ label, value, unit, origin }) => [
      label,
      writeFigure(value, unit),
      origins[origin],
    ]),
  },
  ...(figures.result.unverified.length === 0
    ? []
    : [
        {
          kind: 'text',
          look: 'small',
          spans: ['Parmi les règles appliquées, certaines restent à confirmer par un texte officiel\u00a0:'],
        } as const,
      ]),
  ...figures.result.unverified.map((sentence) => ({ kind: 'text', look: 'small', spans: [sentence] }) as const),
  { kind: 'text', look: 'small', spans: [`Règles au ${formatDate(facts.rulesAsOf)}.`] },
]

/** The effort with prudent assumptions, and what each of them adds. Euros a month. */
function prudence({ sincerity }: StudyFigures): readonly Block[] {
  if (sincerity === null) return []
  const { passed, checks, prudent_effort, presented_effort } = sincerity
  const applying = checks.filter(({ state }) => state !== 'not_applicable')
  const added = prudent_effort - presented_effort
  const isSame = Math.round(added) === 0
  // An effort in place of a surplus is neither more nor less of one.
  const [wasSurplus, isSurplus] = [presented_effort < 0, prudent_effort < 0]
  const toCorrect = applying.filter(({ state }) => state === 'to_correct')
  return [
    {
      kind: 'notice',
      tone: 'warning',
      title: `Contrôle de sincérité\u00a0: ${passed} sur ${applying.length}`,
      spans: [
        `Avec des hypothèses prudentes, ${prudent_effort >= 0 ? 'l’effort moyen est de' : 'l’excédent moyen est de'} `,
        { strong: writeFigure(Math.abs(prudent_effort), 'euros_per_month') },
        isSame || wasSurplus !== isSurplus
          ? '.'
          : `, soit ${writeFigure(Math.abs(added), 'euros_per_month')} de ${added > 0 !== isSurplus ? 'plus' : 'moins'}.`,
      ],
    },
    ...(toCorrect.length === 0
      ? []
      : [
          {
            kind: 'list',
            items: toCorrect.map(({ label, message }) => [{ strong: label }, `\u00a0: ${message}`]),
          } as const,
        ]),
  ]
}
