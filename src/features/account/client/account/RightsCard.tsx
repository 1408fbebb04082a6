import type { ReactNode } from 'react'
import { flags, permissions } from '#contract/access'
import { selectCompany, selectHeldRights, selectRights } from '#client/session'
import { useAppSelector } from '#client/store'
import { Card } from '#client/ui'
import { useRelated } from './useRelated'

const perimeters = {
  own_leads: 'Les dossiers issus de vos contacts',
  own: 'Vos dossiers et vos contacts',
  company: 'Toute la société',
} as const

const labels = { ...permissions, ...flags }

/** What the person may do; only an administrator changes it. */
export function RightsCard() {
  const { perimeter } = useAppSelector(selectRights)
  const held = useAppSelector(selectHeldRights)
  const company = useAppSelector(selectCompany)?.attributes.name
  const agencies = useRelated('business_center', 'business_centers').map(({ attributes }) => attributes.name)
  const roles = useRelated('role', 'roles').map(({ attributes }) => attributes.label)
  return (
    <Card title="Vos rôles et droits" sentence="Pour les changer, demandez à votre administrateur.">
      <dl className="account-rights">
        <Line label="Société">{company ?? '—'}</Line>
        <Line label={agencies.length > 1 ? 'Agences' : 'Agence'}>{agencies.join(', ') || '—'}</Line>
        <Line label={roles.length > 1 ? 'Rôles' : 'Rôle'}>{roles.join(', ') || '—'}</Line>
        <Line label="Vous voyez">{perimeters[perimeter]}</Line>
        <Line label="Vous pouvez">
          <ul>
            {[...held].map((right) => (
              <li key={right}>{labels[right]}</li>
            ))}
          </ul>
        </Line>
      </dl>
    </Card>
  )
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
