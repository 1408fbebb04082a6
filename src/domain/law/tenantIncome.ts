import type { Zone } from '../configuration'
import { frenchEuros } from '../value/frenchText'
import type { Parameter } from './parameter'

/** Highest income of a tenant alone, of a couple, then with 1, 2, 3 and 4 dependants, and what each further one adds. Euros a year. */
interface TenantIncomes {
  ceilings: readonly [number, number, number, number, number, number]
  perFurtherDependant: number
}

type ByZone = Readonly<Record<Zone, TenantIncomes>>

/** Tenants of intermediate lets, by year of the lease: reference income of the second year before. */
export const tenantIncomes: Parameter<ByZone> = {
  label: 'Plafonds de ressources du locataire (intermédiaire)',
  write: (zones) =>
    Object.entries(zones)
      .map(([zone, { ceilings }]) => `zone ${zone}\u00a0: ${ceilings.map(frenchEuros).join(', ')}`)
      .join('\u202f; '),
  checkedOn: '2026-12-31',
  values: [
    {
      from: '2025-01-01',
      value: byZone(
        { ceilings: [43_953, 65_691, 86_112, 102_812, 122_326, 137_648], perFurtherDependant: 15_335 },
        { ceilings: [43_953, 65_691, 78_963, 94_585, 111_971, 126_001], perFurtherDependant: 14_039 },
        { ceilings: [35_825, 47_842, 57_531, 69_455, 81_705, 92_080], perFurtherDependant: 10_272 },
        { ceilings: [32_243, 43_056, 51_778, 62_510, 73_535, 82_873], perFurtherDependant: 9_242 },
      ),
      source: 'CGI annexe III, art. 2 terdecies D (2025)',
      evidence: 'secondary',
    },
    {
      from: '2026-01-01',
      value: byZone(
        { ceilings: [44_344, 66_276, 86_878, 103_727, 123_415, 138_874], perFurtherDependant: 15_471 },
        { ceilings: [44_344, 66_276, 79_666, 95_427, 112_968, 127_122], perFurtherDependant: 14_164 },
        { ceilings: [36_144, 48_268, 58_043, 70_073, 82_432, 92_900], perFurtherDependant: 10_364 },
        { ceilings: [32_530, 43_439, 52_239, 63_066, 74_189, 83_611], perFurtherDependant: 9_325 },
      ),
      source: 'BOI-BAREME-000017 § 270 (10/03/2026)',
      evidence: 'secondary',
    },
  ],
}

/** Zones B2 and C share their ceilings. */
function byZone(abis: TenantIncomes, a: TenantIncomes, b1: TenantIncomes, b2: TenantIncomes): ByZone {
  return { Abis: abis, A: a, B1: b1, B2: b2, C: b2 }
}
