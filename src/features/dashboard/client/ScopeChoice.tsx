import { Link } from 'react-router-dom'
import { scopeLabels, type DashboardScope } from './useScope'

/** Leads to the dashboard of one's own work, of the agency, of the firm. */
export function ScopeChoice({ name, choices }: DashboardScope) {
  if (choices.length === 0) return null
  return (
    <nav className="dashboard-scope" aria-label="Périmètre">
      {choices.map((choice) => (
        <Link
          key={choice}
          replace
          className="dashboard-scope-choice"
          to={`?perimetre=${choice}`}
          aria-current={choice === name ? 'true' : undefined}
        >
          {scopeLabels[choice]}
        </Link>
      ))}
    </nav>
  )
}
