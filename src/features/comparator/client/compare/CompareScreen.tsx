import { Suspense, useState, type ReactNode } from 'react'
import { useNavigate, useSearchParams, Link } from 'react-router-dom'
import { ControlOutlined, PrinterOutlined } from '@ant-design/icons'
import { messages } from '#contract'
import { useShortcuts } from '#client/screens/keyboard'
import { Empty, ErrorBlock, PageHeader, Skeleton } from '#client/ui'
import { Button } from '#client/ui/controls'
import { PageBody } from '#client/ui/layout'
import { lazyPart } from '#client/ui/lazy'
import { useCatalogue } from '#features/catalogue/client'
import { comparatorAddress, type Catalogue } from '#features/catalogue/contract'
import { usualSearch } from '../search/address'
import { weightsName } from '../search/criteria'
import type { ChangeSearch } from '../useSearch'
import { compareAddress, parseCompared, type Compared } from './compareAddress'
import { ForChosenFile } from './ForChosenFile'
import { ReadLots } from './ReadLots'
import { useComparedLots } from './useComparedLots'
import '../comparator.css'
import './compare.css'

const WeightsDrawer = lazyPart(
  async () => (await import(/* webpackChunkName: "comparator-panels" */ '../weights/WeightsDrawer')).WeightsDrawer,
)

/** Two to four lots side by side, for a household when one is chosen. */
export function CompareScreen() {
  const { compared, change } = useCompared()
  const { outcome, retry } = useCatalogue()
  const { length } = compared.lots
  return (
    <>
      <title>Comparer · Solive</title>
      <PageHeader
        title={length > 1 ? `Comparer ${length} lots` : 'Comparer'}
        actions={length > 1 && <Tools compared={compared} change={change} />}
      />
      <PageBody>
        {length < 2 ? (
          <TooFew count={length} />
        ) : outcome?.failure ? (
          <ErrorBlock message={messages.technical} onRetry={retry} />
        ) : outcome ? (
          <Comparison catalogue={outcome.catalogue} compared={compared} change={change} />
        ) : (
          <Skeleton lines={10} />
        )}
      </PageBody>
    </>
  )
}

interface ComparedProps {
  readonly compared: Compared
  readonly change: (changes: Partial<Compared>) => void
}

function useCompared(): ComparedProps {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const compared = parseCompared(query)
  const change = (changes: Partial<Compared>) => {
    void navigate(compareAddress({ ...compared, ...changes }), { replace: true, preventScrollReset: true })
  }
  useShortcuts([
    {
      keys: 'd',
      label: 'Différences seulement',
      act: () => {
        change({ onlyDifferences: !compared.onlyDifferences })
      },
    },
  ])
  return { compared, change }
}

function Comparison({ catalogue, ...props }: ComparedProps & { readonly catalogue: Catalogue }) {
  const { lots, gone } = useComparedLots(catalogue, props.compared.lots)
  return (
    <>
      <ReadLots ids={lots.map(({ id }) => id)} />
      <ForChosenFile catalogue={catalogue} lots={lots} gone={gone} {...props} />
    </>
  )
}

/** What counts in the scores, and the paper. */
function Tools({ compared, change }: ComparedProps): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const search = { ...usualSearch, weights: compared.weights, floors: compared.floors }
  const changeSearch: ChangeSearch = (asked) => {
    const { weights, floors } = { ...search, ...(typeof asked === 'function' ? asked(search) : asked) }
    change({ weights, floors })
  }
  return (
    <>
      <Button
        icon={<ControlOutlined aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true)
        }}
      >
        Ce qui compte&nbsp;: {weightsName(compared.weights)}
      </Button>
      <Button
        icon={<PrinterOutlined aria-hidden />}
        onClick={() => {
          window.print()
        }}
      >
        Imprimer
      </Button>
      <Suspense>
        {isOpen && (
          <WeightsDrawer
            search={search}
            change={changeSearch}
            onClose={() => {
              setOpen(false)
            }}
          />
        )}
      </Suspense>
    </>
  )
}

const TooFew = ({ count }: { count: number }) => (
  <Empty
    title={count === 0 ? 'Aucun lot à comparer' : 'Ajoutez un deuxième bien.'}
    sentence="Cochez deux à quatre lots dans la recherche."
    action={<Link to={comparatorAddress()}>Chercher des lots</Link>}
  />
)
