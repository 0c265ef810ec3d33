// The colours that games add to the theme: drawings of theirs stand on pages of everybody's.
import.meta.glob('./games/*/art/colours.css', { eager: true });
