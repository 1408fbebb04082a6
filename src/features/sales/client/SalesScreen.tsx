import { useLocation } from 'react-router-dom'
import { AllSalesScreen } from './all/AllSalesScreen'
import { saleKinds } from './kinds'
import { SaleListScreen } from './list/SaleListScreen'

const kinds = [saleKinds.option, saleKinds.booking, saleKinds.report]

/** All sales, or those of the kind that the address names. */
export function SalesScreen() {
  const name = useLocation().pathname.split('/')[2]
  const kind = kinds.find(({ list }) => list === name)
  return kind ? <SaleListScreen key={kind.type} kind={kind} /> : <AllSalesScreen />
}
