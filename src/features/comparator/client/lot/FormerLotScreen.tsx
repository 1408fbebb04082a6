import { Navigate, useParams } from 'react-router-dom'
import { messages } from '#contract'
import { schemes } from '#domain'
import { ErrorBlock, PageHeader, Skeleton } from '#client/ui'
import { PageBody } from '#client/ui/layout'
import { Refusal } from '#client/screens/errors'
import { propertyAddress } from '#features/catalogue/contract'
import { lotReadings } from '../lotReadings'

/** An address from before, which names a lot by its number: leads to the page of the lot. @throws {Refusal} 404 for what names none */
export function FormerLotScreen() {
  const { id = '', slug = '' } = useParams()
  const project = schemes.all.find(({ slugs }) => slugs.includes(slug))?.id
  const number = /^\d{1,9}$/.test(id) ? Number(id) : undefined
  if (project === undefined || number === undefined) throw new Refusal(404, 'Page not found')
  return <Leading number={number} project={project} />
}

type LeadingProps = { readonly number: number } & Pick<Parameters<typeof propertyAddress>[0], 'project'>

function Leading({ number, project }: LeadingProps) {
  const { data: id, error, refetch } = lotReadings.useFormerLotQuery(number)
  if (id === null) throw new Refusal(404, 'Lot not found')
  if (id !== undefined) return <Navigate replace to={propertyAddress({ project, id })} />
  return (
    <>
      <PageHeader title="Lot" />
      <PageBody>
        {error ? <ErrorBlock message={messages.technical} onRetry={() => void refetch()} /> : <Skeleton lines={10} />}
      </PageBody>
    </>
  )
}
