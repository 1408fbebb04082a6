import type { Zone } from '../configuration'
import { inForce } from '../law/parameter'
import { tenantIncomes } from '../law/tenantIncome'
import type { Assumption } from '../result'
import type { IsoDate } from '../value/calendar'
import { frenchEuros } from '../value/frenchText'

/** Who would live in the dwelling. */
interface TenantHousehold {
  isCouple: boolean
  dependants: number
}

/** Highest reference income of the tenant of an intermediate let, euros; one dependant counts a single tenant as a couple with one. */
export function tenantIncomeCeiling(zone: Zone, { isCouple, dependants }: TenantHousehold, leaseDate: IsoDate): number {
  const { ceilings, perFurtherDependant } = inForce(tenantIncomes, leaseDate).value[zone]
  if (dependants === 0) return isCouple ? ceilings[1] : ceilings[0]
  const listed = ceilings[Math.min(dependants, 4) + 1] ?? ceilings[5]
  return listed + Math.max(0, dependants - 4) * perFurtherDependant
}

/** What the adviser tells about the tenant. */
export function tenantIncomeAssumption(zone: Zone, leaseDate: IsoDate): Assumption {
  const ceiling = (isCouple: boolean) => frenchEuros(tenantIncomeCeiling(zone, { isCouple, dependants: 0 }, leaseDate))
  return {
    key: 'tenant_income',
    label: 'Ressources du locataire, au plus (revenu fiscal de l’avant-dernière année)',
    value: `${ceiling(false)} seul, ${ceiling(true)} en couple`,
    unit: 'text',
    origin: 'law',
  }
}
