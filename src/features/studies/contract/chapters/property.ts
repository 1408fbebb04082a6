import { schemes } from '#domain'
import type { Block } from '#presentation/documents'
import { formatDate, writeFigure } from '#presentation/formats'
import type { StudyFacts, StudyLot } from '../study/facts'

/** Where the property is, what its market is, and the lots that are proposed. */
export function property(facts: StudyFacts): readonly Block[] {
  const { place, lots, operation } = facts
  const isShares = schemes.findInvestment(operation.configuration.project)?.isShares === true
  return [
    {
      kind: 'text',
      look: 'lead',
      spans: [
        isShares
          ? 'Vous achetez des parts\u00a0: leurs immeubles sont choisis et gérés par une société.'
          : `Le bien est à ${place}.`,
      ],
    },
    ...(isShares ? [] : market(facts)),
    ...(lots.length === 0
      ? []
      : [{ kind: 'heading', text: lots.length > 1 ? 'Les lots proposés' : 'Le lot proposé' } as const]),
    ...lots.flatMap(lot),
  ]
}

function market({ operation: { context } }: StudyFacts): readonly Block[] {
  const { rent_per_square_meter, price_per_square_meter, zone, sources } = context.market
  return [
    { kind: 'heading', text: 'Le marché de la commune' },
    {
      kind: 'facts',
      facts: [
        ['Zone des plafonds', zone === 'Abis' ? 'A\u00a0bis' : zone],
        [
          'Loyer du marché, hors charges',
          `${writeFigure(rent_per_square_meter, 'euros_per_square_meter', { decimals: 2 })} par mois`,
        ],
        ['Prix du marché', writeFigure(price_per_square_meter, 'euros_per_square_meter')],
      ],
    },
    ...(sources === undefined
      ? []
      : [
          {
            kind: 'text',
            look: 'small',
            spans: [
              `Sources\u00a0: loyers, ${sources.rent.source} (${formatDate(sources.rent.as_of)})\u202f; prix, ${sources.price.source} (${formatDate(sources.price.as_of)})\u202f; zone, ${sources.zone.source}.`,
            ],
          } as const,
        ]),
  ]
}

const lot = ({ program, place, description, facts }: StudyLot): readonly Block[] => [
  { kind: 'text', spans: [{ strong: program }, `, ${place}. ${description}`] },
  { kind: 'facts', facts },
]
