/** The promoter’s own pages, for those to whom the server gives them. Opened without telling where from. */
export const Brochure = ({ url }: { url: string | null }) =>
  url === null || !/^https?:\/\//.test(url) ? null : (
    <p>
      <a href={url} target="_blank" rel="noopener noreferrer">
        Plaquette du promoteur (nouvel onglet)
      </a>
    </p>
  )
