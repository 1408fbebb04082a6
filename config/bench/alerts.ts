import '#app/contract'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { tellAlerts } from '#features/comparator/server'
import type { Database } from '#server/db'
import { openTravelTimes } from '#server/services'
import { inlineWorkers } from '../../__tests__/support/server/inlineWorkers'
import { best, timeOf, withFirm, type MeasuredFirm } from './http/firm'

export const title =
  '5 000 alertes de 60 conseillers, quand 12 000 lots sont nouveaux (×\u00a0: / la même recherche demandée à l’API pour chacune)'

interface Measurement {
  name: string
  value: number
  unit: string
  ratio?: number
}

const ALERTS = 5_000
/** Alerts as people set them: a place, rooms, a ceiling, each a little different from the others. */
const INSERT = `INSERT INTO search_alerts (company_id, id, user_id, name, locations, projects, price_max, kinds, rooms, exposures, promoters,
    managers, criteria_min, frequency, channels, expected_count, told_look, told_at)
  SELECT u.company_id, gen_random_uuid(), u.id, 'Alerte ' || n, jsonb_build_array(jsonb_build_object('location', p.municipality, 'include', true)),
    ARRAY[p.project], 150000 + 5000 * (n % 40), '{}', ARRAY[1 + n % 3, 2 + n % 3], '{}', '{}', '{}', '{}', 'immediate', '{mail,app}', 0, 0, now()
  FROM generate_series(1, $1::int) n
  JOIN (SELECT company_id, id, row_number() OVER (ORDER BY id) - 1 AS rank, count(*) OVER () AS count FROM users
    WHERE status = 'active' AND roles && '{member,expert-member}') u ON u.rank = n % u.count
  JOIN (SELECT municipality, project, row_number() OVER (ORDER BY id) - 1 AS rank, count(*) OVER () AS count FROM programs
    WHERE project IS NOT NULL AND municipality IS NOT NULL) p ON p.rank = n % p.count`

export const measure = (): Promise<Measurement[]> =>
  withFirm('load', async (firm) => {
    const { database } = firm
    await database.query('DELETE FROM search_alerts')
    await database.query(INSERT, [ALERTS])
    const { value, longest } = await evaluated(database)
    const [found] = await database.query<{ count: number }>('SELECT count(*)::int AS count FROM search_alert_lots')
    const again = await timeOf(() => tell(database))
    const asked = (await askedOneByOne(firm)) * ALERTS
    const catalogue = await best(() => firm.get('catalogue'))
    return [
      {
        name: `évaluation, ${(found?.count ?? 0).toLocaleString('fr-FR')} biens trouvés et un e-mail par personne`,
        value,
        unit: 'ms',
        ratio: value / asked,
      },
      { name: 'la même, sans rien de nouveau', value: again, unit: 'ms', ratio: again / asked },
      {
        name: 'le plus long moment sans répondre à une requête (×\u00a0: / tout le catalogue demandé à l’API)',
        value: longest,
        unit: 'ms',
        ratio: longest / catalogue,
      },
    ]
  })

const tell = (database: Database): Promise<void> =>
  tellAlerts({
    database,
    now: new Date(),
    publicUrl: 'https://solive.example',
    travelTimes: openTravelTimes('http://127.0.0.1:9'),
    workers: inlineWorkers,
    fail: (error) => {
      throw error
    },
  })

async function evaluated(database: Database): Promise<{ value: number; longest: number }> {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const value = await timeOf(() => tell(database))
  delay.disable()
  return { value, longest: delay.max / 1e6 }
}

/** Milliseconds: what one alert would cost as a search of the API. */
const askedOneByOne = ({ get }: MeasuredFirm): Promise<number> =>
  best(() =>
    get('properties?filter[location]=montpellier-34000&filter[rooms]=2,3&filter[max_price]=300000&page[size]=30'),
  )
