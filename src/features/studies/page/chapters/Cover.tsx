import { keyFigures } from '#features/studies/contract/chapters'
import type { StudyReading } from '#features/studies/contract'
import { formatDate, formatPhone } from '#presentation/formats'
import { Figures } from '../blocks/Figures'
import type { Shown } from '../whatIf/whatIf'

interface CoverProps {
  readonly reading: StudyReading
  readonly shown: Shown
}

/** Who made the study for whom, and what it comes to. */
export function Cover({ reading: { adviser, company, report, reports, expires_at }, shown }: CoverProps) {
  const { facts, figures } = shown
  return (
    <>
      <p className="lead">
        Une étude préparée par {company.name} pour {facts.client}.
      </p>
      <Figures figures={keyFigures(figures).slice(0, 3)} />
      <dl className="facts card">
        <div>
          <dt>Préparée par</dt>
          <dd>
            {adviser.name}
            <br />
            <Contact {...adviser} />
          </dd>
        </div>
        <div>
          <dt>Le</dt>
          <dd>{formatDate(facts.madeOn, 'words')}</dd>
        </div>
        <div>
          <dt>Règles au</dt>
          <dd>{formatDate(facts.rulesAsOf)}</dd>
        </div>
        <div>
          <dt>Lien valable jusqu’au</dt>
          <dd>{formatDate(expires_at)}</dd>
        </div>
      </dl>
      {reports.length > 1 && (
        <nav aria-label="Études de cet envoi">
          <h2>Les études de cet envoi</h2>
          <ul className="list">
            {reports.map(({ id, title }) => (
              <li key={id}>
                <a href={`?report=${id}`} aria-current={id === report.id ? 'page' : undefined}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  )
}

/** How to reach the adviser. */
export function Contact({ email, phone }: Pick<StudyReading['adviser'], 'email' | 'phone'>) {
  return (
    <>
      <a href={`mailto:${email}`}>{email}</a>
      {phone !== null && (
        <>
          <br />
          <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{formatPhone(phone)}</a>
        </>
      )}
    </>
  )
}
