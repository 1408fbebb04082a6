import { AmountInput, DecimalInput } from '#client/ui/inputs'
import type { SearchProps } from '../SearchProps'
import { takeNumber } from './takeNumber'

type Props = Pick<SearchProps, 'search' | 'change'>

/** What it may cost, and what it yields. */
export const PriceFilters = ({ search, change }: Props) => (
  <>
    <Prices search={search} change={change} />
    <div className="filter-pair">
      <HighestEffort search={search} change={change} />
      <DecimalInput
        label="Rentabilité nette au moins"
        unit="%"
        minimum={0}
        maximum={100}
        value={search.lowestYield}
        onChange={takeNumber((lowestYield) => {
          change({ lowestYield })
        })}
      />
    </div>
  </>
)

export const Prices = ({ search, change }: Props) => (
  <div className="filter-pair">
    <AmountInput
      label="Prix au moins"
      minimum={0}
      value={search.lowestPrice}
      onChange={takeNumber((lowestPrice) => {
        change({ lowestPrice })
      })}
    />
    <AmountInput
      label="Prix au plus"
      minimum={0}
      value={search.highestPrice}
      onChange={takeNumber((highestPrice) => {
        change({ highestPrice })
      })}
    />
  </div>
)

export const HighestEffort = ({ search, change }: Props) => (
  <AmountInput
    label="Effort mensuel au plus"
    unit="€/mois"
    minimum={0}
    disabled={search.clientFile === null}
    help={search.clientFile === null ? 'Choisissez d’abord un dossier.' : undefined}
    value={search.highestEffort}
    onChange={takeNumber((highestEffort) => {
      change({ highestEffort })
    })}
  />
)
