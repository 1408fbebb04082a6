import { useParams } from 'react-router-dom'
import { messages } from '#contract'
import { useResource } from '#client/store'
import { ErrorBlock, PageHeader, Skeleton } from '#client/ui'
import { PageBody } from '#client/ui/layout'
import { Refusal } from '#client/screens/errors'
import { useCatalogue } from '#features/catalogue/client'
import { parseSoldUnder, type SoldUnder } from '#features/catalogue/contract'
import { ProgramView } from './ProgramView'
import '../comparator.css'
import '../lot/lot.css'
import './program.css'

const included = ['promoter', 'manager']

/** A programme: what it is, and what is for sale in it. @throws {Refusal} 404 for what names no programme */
export function ProgramScreen() {
  const { program = '' } = useParams()
  const named = parseSoldUnder(program)
  if (!named) throw new Refusal(404, 'Page not found')
  // Another programme is another screen: nothing of the former one stays.
  return <KnownProgram key={named.id} {...named} />
}

/** @throws {Refusal} 404 for a programme out of sight, or that is not sold under this scheme */
function KnownProgram({ id, project }: SoldUnder) {
  const { resource, isComplete, failure, refetch } = useResource('program', id, { include: included })
  const { outcome } = useCatalogue()
  const catalogue = outcome?.catalogue
  const isHidden = failure?.kind === 'http' && [404, 410].includes(failure.status)
  const scheme = resource?.attributes.project ?? project
  if (isHidden || scheme !== project) throw new Refusal(404, 'Program not found')
  if (resource && (isComplete || catalogue)) return <ProgramView resource={resource} catalogue={catalogue} />
  return (
    <>
      <PageHeader title="Programme" />
      <PageBody>
        {failure ? (
          <ErrorBlock message={failure.kind === 'http' ? messages.technical : failure.message} onRetry={refetch} />
        ) : (
          <Skeleton lines={10} />
        )}
      </PageBody>
    </>
  )
}
