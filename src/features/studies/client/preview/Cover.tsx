import { Card } from '#client/ui'
import { Facts } from '#client/ui/facts'
import { keyFigures } from '#features/studies/contract/chapters'
import { formatDate } from '#presentation/formats'
import type { DraftedStudy } from '../api'
import { Blocks } from './Blocks'

interface CoverProps {
  readonly drafted: DraftedStudy
  readonly title: string
}

/** Who makes the study for whom, and what it comes to, as the client will read it first. */
export function Cover({ drafted: { facts, figures }, title }: CoverProps) {
  const { adviser, company, client, madeOn, rulesAsOf, edition } = facts
  return (
    <Card>
      <div className="study-cover">
        <p className="study-note">{company.name}</p>
        <h2 className="study-preview-title">{title}</h2>
        <p className="study-lead">
          Une étude préparée par {company.name} pour {client}.
        </p>
        <Blocks blocks={[{ kind: 'figures', figures: keyFigures(figures).slice(0, 3) }]} effort={null} />
        <Facts
          facts={[
            { label: 'Préparée par', value: `${adviser.name}, ${adviser.email}` },
            { label: 'Le', value: formatDate(madeOn, 'words') },
            { label: 'Règles au', value: formatDate(rulesAsOf) },
            { label: 'Version', value: String(edition) },
          ]}
        />
      </div>
    </Card>
  )
}
