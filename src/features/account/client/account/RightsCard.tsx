import { flags, permissions } from '#contract/access'
import { selectCompany, selectHeldRights, selectRights } from '#client/session'
import { useAppSelector } from '#client/store'
import { Card } from '#client/ui'
import { Facts } from '#client/ui/facts'
import { useRelated } from './useRelated'

const perimeters = {
  own_leads: 'Les dossiers issus de vos contacts',
  own: 'Vos dossiers et vos contacts',
  company: 'Toute la société',
} as const

const scpiPerimeters = {
  own: 'Vos clients SCPI',
  company: 'Tous les clients SCPI de la société',
  platform: 'Les clients SCPI de toutes les sociétés',
} as const

const labels = { ...permissions, ...flags }

/** What the person may do; only an administrator changes it. */
export function RightsCard() {
  const { perimeter, scpiPerimeter } = useAppSelector(selectRights)
  const held = useAppSelector(selectHeldRights)
  const seen = [
    ...(held.has('see_application_immo') ? [perimeters[perimeter]] : []),
    ...(held.has('scpi_view_clients') ? [scpiPerimeters[scpiPerimeter]] : []),
  ]
  const company = useAppSelector(selectCompany)?.attributes.name
  const agencies = useRelated('business_center', 'business_centers').map(({ attributes }) => attributes.name)
  const roles = useRelated('role', 'roles').map(({ attributes }) => attributes.label)
  return (
    <Card title="Vos rôles et droits" sentence="Pour les changer, demandez à votre administrateur.">
      <Facts
        className="account-rights"
        facts={[
          { label: 'Société', value: company ?? '—' },
          { label: agencies.length > 1 ? 'Agences' : 'Agence', value: agencies.join(', ') || '—' },
          { label: roles.length > 1 ? 'Rôles' : 'Rôle', value: roles.join(', ') || '—' },
          { label: 'Vous voyez', value: seen.join('. ') || '—' },
          {
            label: 'Vous pouvez',
            value: (
              <ul>
                {[...held].map((right) => (
                  <li key={right}>{labels[right]}</li>
                ))}
              </ul>
            ),
          },
        ]}
      />
    </Card>
  )
}
