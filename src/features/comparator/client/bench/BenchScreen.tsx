import { useMemo } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { messages } from '#contract'
import { Card, Empty, ErrorBlock, PageHeader, Skeleton } from '#client/ui'
import { PageBody } from '#client/ui/layout'
import { useCatalogue } from '#features/catalogue/client'
import { propertyAddress, type Catalogue, type CatalogueProperty } from '#features/catalogue/contract'
import { lotKind, lotName, usePlaces } from '#features/catalogue/client/lots'
import { benchAddress, parseBench, type Bench } from './benchAddress'
import { BenchView } from './BenchView'
import { SubjectForm } from './SubjectForm'
import { subjectOfHome, subjectOfLot, type Subject } from './references'
import '../comparator.css'
import './bench.css'

/** A price and a rent among what is asked around: references that count or not. */
export function BenchScreen() {
  const { outcome, retry } = useCatalogue()
  const catalogue = outcome?.catalogue
  return (
    <>
      <title>Biens de référence · Solive</title>
      <PageHeader title="Biens de référence" />
      <PageBody>
        {catalogue ? (
          <Situated catalogue={catalogue} />
        ) : outcome?.failure ? (
          <ErrorBlock message={messages.technical} onRetry={retry} />
        ) : (
          <Skeleton lines={10} />
        )}
      </PageBody>
    </>
  )
}

function useBench() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const bench = useMemo(() => parseBench(query), [query])
  const change = (changed: Partial<Bench>) => {
    void navigate(benchAddress({ ...bench, ...changed }), { replace: true, preventScrollReset: true })
  }
  return { bench, change }
}

/** Back to the page of the lot that is situated. */
function LotLink({ lot }: { readonly lot: CatalogueProperty | undefined }) {
  const project = lot?.program.project
  return lot && project ? <Link to={propertyAddress({ project, id: lot.id })}>Voir le lot</Link> : null
}

function Situated({ catalogue }: { readonly catalogue: Catalogue }) {
  const { bench, change } = useBench()
  const subject = useSubject(catalogue, bench)
  return (
    <div className="bench">
      <Card title={subject?.label ?? 'Que voulez-vous situer\u202f?'} actions={<LotLink lot={subject?.lot} />}>
        <SubjectForm bench={bench} change={change} />
      </Card>
      {subject ? (
        <BenchView catalogue={catalogue} subject={subject} bench={bench} change={change} />
      ) : (
        <Empty
          title={bench.lot === null ? 'Aucun bien à situer' : 'Ce lot n’est plus dans votre catalogue'}
          sentence={'Donnez une adresse, ou ouvrez la fiche d’un lot\u00a0: «\u00a0Situer dans le marché\u00a0».'}
        />
      )}
    </div>
  )
}

/** What the address of the page asks to situate; undefined for nothing, and for a lot that the catalogue does not list. */
function useSubject({ properties }: Catalogue, { lot: id, home }: Bench): Subject | undefined {
  const lot = id === null ? undefined : properties.find((each) => each.id === id)
  const { nameOf } = usePlaces([lot?.program.municipality])
  return useMemo(() => {
    if (lot) return subjectOfLot(lot, [lotName(lot), lotKind(lot), nameOf(lot.program.municipality)].join(' · '))
    return home ? subjectOfHome(home) : undefined
  }, [lot, home, nameOf])
}
