import { NavLink } from 'react-router-dom'
import { saleListAddress, salesAddress, type SaleListName } from '#features/sales/contract/addresses'
import { saleKinds } from '../kinds'

const kinds = [saleKinds.option, saleKinds.booking, saleKinds.report]

interface SaleTabsProps {
  readonly label: string
  /** Of all sales, and of those of one kind. */
  readonly addressOf: (list: SaleListName | null) => string
}

/** All sales, and their lists by kind. */
export const SaleTabs = ({ label, addressOf }: SaleTabsProps) => (
  <nav className="sale-tabs" aria-label={label}>
    <NavLink end to={addressOf(null)} className="sale-tab">
      Toutes
    </NavLink>
    {kinds.map(({ list, label: name }) => (
      <NavLink key={list} to={addressOf(list)} className="sale-tab">
        {name}
      </NavLink>
    ))}
  </nav>
)

/** Those of everybody. */
export const FirmSaleTabs = () => (
  <SaleTabs label="Ventes" addressOf={(list) => (list === null ? salesAddress : saleListAddress(list))} />
)
