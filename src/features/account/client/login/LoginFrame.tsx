import type { ReactNode } from 'react'
import { Logo } from '#client/ui/layout'
import './login.css'

/** What the pages of those who are not logged in share: the brand on one side, a form on the other. */
export function LoginFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="login">
      <title>{`${title} · Solive`}</title>
      <header className="login-brand">
        <Logo />
        <Elevation />
        <p>Ce que coûte un investissement, par mois, preuves à l’appui.</p>
      </header>
      <main className="login-panel">
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  )
}

/** The elevation of a house, its joists drawn in blue. */
function Elevation() {
  return (
    <svg className="login-drawing" viewBox="0 0 400 260" aria-hidden>
      <path d="M20 240h360M70 240V110M330 240V110M50 122 200 30l150 92M120 240v-62h44v62M236 178h44v34h-44zM178 92h44v30h-44z" />
      <path d="M70 142h260M70 154h260M92 142v12M124 142v12M156 142v12M188 142v12M220 142v12M252 142v12M284 142v12M316 142v12" />
    </svg>
  )
}
