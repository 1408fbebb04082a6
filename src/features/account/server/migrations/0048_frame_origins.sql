-- The addresses whose pages may show ours in a frame, as the firm lists them: `https://www.example.fr`.
ALTER TABLE companies ADD COLUMN frame_origins text[] NOT NULL DEFAULT '{}';
