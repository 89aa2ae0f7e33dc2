// Starts the page: the reader's language first, so that nothing is ever shown in another one.
import "./design/fonts.css";
import "./design/tokens.css";
import "./design/safe.css";
import "./design/base.css";
import "./design/bar.css";
import "./design/buttons.css";
import "./design/people.css";
import "./design/panels.css";
import "./design/fields.css";
import "./design/pieces.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { keepForOffline } from "./offline.ts";
import { chosenLanguage, watchSettings } from "./settings.svelte.ts";
import { speak } from "./speech/say.svelte.ts";

await speak(chosenLanguage());
watchSettings();
mount(App, { target: document.querySelector("#page")! });
keepForOffline();
