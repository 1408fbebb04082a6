import { Link, NavLink, Outlet } from 'react-router-dom'
import { Logo } from '#client/ui/layout'
import { homeAddress, useHosts, useKnownRoutes } from '#client/screens'
import { SUPPORT_EMAIL } from '#client/screens/errors'
import { consumerMenu, type ConsumerGroup } from './menu'
import './consumer.css'

/** What surrounds every page of the consumer side: nobody logs in here. */
export function ConsumerShell() {
  const menu = consumerMenu(useKnownRoutes())
  const { addresses } = useHosts()
  return (
    <div className="consumer">
      <div className="skip-links">
        <a href="#content">Aller au contenu</a>
      </div>
      <header className="consumer-bar">
        <Link to={homeAddress} className="consumer-home">
          <Logo />
          <span className="visually-hidden">, accueil</span>
        </Link>
        <nav className="consumer-menu" aria-label="Menu principal">
          {menu.map((item) =>
            'links' in item ? (
              <Group key={item.label} group={item} />
            ) : (
              <NavLink key={item.address} to={item.address} className="consumer-link">
                {item.label}
              </NavLink>
            ),
          )}
        </nav>
        <a href={`${addresses.professional}/login`} className="consumer-link">
          Espace pro
        </a>
      </header>
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <footer className="consumer-foot">
        <p>
          Solive · Contact&nbsp;: <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a>
        </p>
      </footer>
    </div>
  )
}

/**
 * Links that a click or Enter unfolds, never the pointer passing by: in antd's Menu (6.6.8) they would be menu items
 * (ant-design#10095).
 */
function Group({ group: { label, links } }: { group: ConsumerGroup }) {
  return (
    <details className="consumer-group" name="consumer-menu">
      <summary className="consumer-link">{label}</summary>
      <ul>
        {links.map(({ address, label: name }) => (
          <li key={address}>
            <NavLink to={address} className="consumer-link">
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </details>
  )
}
